import { z } from 'zod';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { coloursOf } from '../../mail/mail-colours.ts';
import type { WithdrawalRow } from '../aftersales/index.ts';
import { priceOfReport } from '../fulfilment/index.ts';
import {
	attemptKeyOf,
	findAttempt,
	findOrder,
	linkTo,
	type OrderRow,
	type OrderTokens,
} from '../order-records/index.ts';
import { mailTypes } from './order-mail-about.ts';
import { toOrderMailContent } from './order-mail-content.ts';
import { findLatestOrderNumber } from './preview.sql.ts';
import { renderMail } from './render-mail.ts';
import { writeMail } from './write-mail.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Previews every email for the newest order of the shop. Development only. */
export function mailPreviewRoutes(tokens: OrderTokens): ApiPlugin {
	return async (app) => {
		app.get('/dev/mails', { schema: { hide: true } }, async (_request, reply) =>
			reply.type('text/html').send(
				`<!doctype html><meta charset="utf-8"><title>Emails</title><ul>${mailTypes
					.map(
						(type) => `<li><a href="/dev/mails/${type}">${type}</a>
						(<a href="/dev/mails/${type}?as=text">text</a>)`,
					)
					.join('')}</ul>`,
			),
		);

		app.get(
			'/dev/mails/:type',
			{
				schema: {
					hide: true,
					params: z.object({ type: z.enum(mailTypes) }),
					querystring: z.object({ as: z.enum(['html', 'text']).default('html') }),
				},
			},
			async ({ ctx, params, query }, reply) => {
				const { tenant } = ctx;
				const found = await ctx.db.snapshot(async (tx) => {
					const number = await findLatestOrderNumber(tx, tenant.id);
					const order = number && (await findOrder(tx, tenant.id, number));
					if (!order) return null;
					return { order, payment: await findAttempt(tx, attemptKeyOf(order)) };
				});
				if (!found?.payment) throw notFound('order to write about');
				const { payment } = found;
				const order = params.type === 'order.picked' ? asPacked(found.order) : found.order;
				const isBack = params.type === 'order.refunded';
				const isWithdrawn = params.type === 'order.withdrawn' || isBack;
				const withdrawal = isWithdrawn ? asWithdrawn(order, isBack) : null;
				const token = tokens.tokenFor(linkTo(order));
				const about = { tenant, type: params.type, order, payment, token, withdrawal };
				const mail = toOrderMailContent(about);
				if (query.as === 'text') return reply.type('text/plain').send(writeMail(mail));
				return reply
					.header('content-security-policy', POLICY)
					.type('text/html')
					.send(renderMail(mail, coloursOf(tenant.config.themeConfig)));
			},
		);
	};
}

/** Pretends that everything was delivered as ordered. */
function asPacked(order: OrderRow): OrderRow {
	if (order.picked) return order;
	const report = { lines: [] };
	return { ...order, picked: { ...report, price: priceOfReport(order.snapshot, report) } };
}

function asWithdrawn({ snapshot }: OrderRow, isBack: boolean): WithdrawalRow {
	const lines = snapshot.cart.productLineItems.slice(0, 2);
	const cents = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
	const at = new Date();
	return {
		number: 1,
		line_item_ids: lines.map(({ lineItemId }) => lineItemId),
		name: 'Anna Berger',
		email: 'anna@example.at',
		declared_at: at,
		confirmed_at: at,
		return: isBack
			? { refund_cents: cents, wallet_cents: 0, operation: 1, returned_at: at, settled_at: at }
			: null,
	};
}
