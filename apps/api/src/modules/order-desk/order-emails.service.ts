import type { OrderEmail, OrderEmailPreview } from '@korb/contracts/admin/orders/order-emails';
import type { RateLimit } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { ApiError, notFound } from '../../errors.ts';
import { mailFrom } from '../../mail/mail.ts';
import {
	type EmailDeps,
	findOrderEmail,
	listOrderEmails,
	queueOrderEmail,
	type StoredOrderEmail,
	unsealBody,
} from '../notification/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { toEmail } from './order-desk.mapper.ts';
import { getDeskFacts, getOrder } from './read-orders.service.ts';

/** A mailbox must not be flooded from here. */
const resends: RateLimit = { name: 'resend-order-email', points: 5, seconds: 600 };

type EmailParams = { orderNumber: string; emailId: string };
type Secrets = Pick<EmailDeps, 'orderSecret'>;

export async function readEmail(
	ctx: StaffContext,
	{ orderSecret }: Secrets,
	params: EmailParams,
): Promise<OrderEmailPreview> {
	const email = await ctx.db.snapshot((tx) => getEmail(tx, ctx, params));
	// Its code is worth money to whoever reads it.
	if (email.type === 'order.voucher' && !ctx.me.permissions.includes('orders.voucher')) {
		throw new ApiError('forbidden', 'Your role includes no vouchers.');
	}
	const { html = '' } = unsealBody(email.sealed_body, email.email_id, orderSecret);
	return { subject: email.subject, html: withoutLinks(html) };
}

/** To the address that it was sent to, with the words that it had. */
export async function resendEmail(
	ctx: StaffContext,
	deps: EmailDeps,
	params: EmailParams,
): Promise<OrderEmail> {
	const { tenantId, staffId } = ctx.me;
	const { orderNumber } = params;
	await ctx.db.single((tx) => getDeskFacts(tx, ctx, orderNumber));
	await ctx.spend(resends, `${tenantId} ${orderNumber}`);
	return ctx.db.transaction(async (tx) => {
		const email = await getEmail(tx, ctx, params);
		const { recipient: address, subject, type } = email;
		const body = unsealBody(email.sealed_body, email.email_id, deps.orderSecret);
		const emailId = await queueOrderEmail(tx, deps, {
			...{ tenant: ctx.tenant, order: await getOrder(tx, tenantId, orderNumber), type, staffId },
			mail: { ...mailFrom(ctx.tenant), to: { address }, subject, ...body },
		});
		await recordChange(tx, ctx, {
			action: 'order.resend',
			subject: `order:${orderNumber}`,
			after: { type, emailId },
		});
		const row = (await listOrderEmails(tx, { tenantId, orderNumber })).find(
			({ email_id: id }) => id === emailId,
		);
		if (!row) throw new Error('an email that was queued is not in the log');
		return toEmail(row);
	});
}

async function getEmail(
	tx: Tx,
	ctx: StaffContext,
	{ orderNumber, emailId }: EmailParams,
): Promise<StoredOrderEmail> {
	await getDeskFacts(tx, ctx, orderNumber);
	const email = await findOrderEmail(tx, { tenantId: ctx.me.tenantId, orderNumber, emailId });
	if (!email) throw notFound('email');
	return email;
}

/** React escapes quotes in attributes, so none ends early. */
function withoutLinks(html: string): string {
	return html.replaceAll(/ href="[^"]*"/g, '');
}
