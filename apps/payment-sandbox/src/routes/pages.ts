import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { checkCard } from '../cards.ts';
import { inTransaction, type Tx } from '../database.ts';
import type { SandboxDeps } from '../deps.ts';
import { challengePage, overPage, payPage, unknownPage } from '../pages/pay.ts';
import { style } from '../pages/style.ts';
import { authorise, cancel, decline, isUndecided } from '../payment.service.ts';
import { findPayment, lockPayment, type PaymentRow, updatePayment } from '../payment.sql.ts';
import { deliverDue } from '../webhooks.ts';

const CODE = '123456';
const MAX_WRONG_CODES = 3;

const text = z.string().max(200).default('');
const CardForm = z.object({ number: text, expiry: text, cvc: text });
const CodeForm = z.object({ code: text });

type WithId = { Params: { id: string } };

/** The hosted pages. Nothing here needs JavaScript, a cookie or a session. */
export function pageRoutes(app: FastifyInstance, deps: SandboxDeps): void {
	const { pool } = deps;

	app.get('/pay/style.css', (_request, reply) =>
		reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=60').send(style),
	);
	app.get<WithId>('/pay/:id', async (request, reply) => {
		const payment = await findPayment(pool, request.params.id);
		return show(reply, payment, payPage);
	});
	app.get<WithId>('/pay/:id/challenge', async (request, reply) => {
		const payment = await findPayment(pool, request.params.id);
		return show(reply, payment, (row) => challengePage(row, row.wrong_codes > 0));
	});

	app.post<WithId>('/pay/:id/card', async (request, reply) => {
		const check = checkCard(CardForm.parse(request.body ?? {}), new Date());
		if (!check.ok) {
			const payment = await findPayment(pool, request.params.id);
			return show(reply.code(422), payment, (row) => payPage(row, check.errors));
		}
		return act(reply, request.params.id, async (tx, payment) => {
			if (check.decline) return decline(tx, payment, check.decline);
			if (!check.needsChallenge) return authorise(tx, payment, check.card);
			return updatePayment(tx, payment.payment_id, { status: 'challenge', card: check.card });
		});
	});
	for (const method of ['paypal', 'apple-pay'] as const) {
		app.post<WithId>(`/pay/:id/${method}`, (request, reply) =>
			act(reply, request.params.id, (tx, payment) =>
				payment.method === method ? authorise(tx, payment, null) : Promise.resolve(payment),
			),
		);
	}
	app.post<WithId>('/pay/:id/challenge', async (request, reply) => {
		const { code } = CodeForm.parse(request.body ?? {});
		return act(reply, request.params.id, async (tx, payment) => {
			if (payment.status !== 'challenge') return payment;
			if (code.trim() === CODE) return authorise(tx, payment, payment.card);
			const wrong_codes = payment.wrong_codes + 1;
			if (wrong_codes >= MAX_WRONG_CODES) return decline(tx, payment, 'authentication_failed');
			return updatePayment(tx, payment.payment_id, { wrong_codes });
		});
	});
	app.post<WithId>('/pay/:id/reject', (request, reply) =>
		act(reply, request.params.id, (tx, payment) => decline(tx, payment, 'authentication_failed')),
	);
	app.post<WithId>('/pay/:id/cancel', (request, reply) => act(reply, request.params.id, cancel));

	/**
	 * Runs the effect under a lock unless the payment is settled, then redirects to the next page.
	 */
	async function act(
		reply: FastifyReply,
		id: string,
		effect: (tx: Tx, payment: PaymentRow) => Promise<PaymentRow>,
	) {
		const after = await inTransaction(pool, async (tx) => {
			const payment = await lockPayment(tx, id);
			return payment && isUndecided(payment) ? effect(tx, payment) : payment;
		});
		if (!after) return send(reply.code(404), unknownPage('de'));
		if (after.script.delayMs) await sleep(after.script.delayMs);
		if (after.script.webhook === 'early') await deliverDue(pool, deps.webhooks, id);
		if (!isUndecided(after)) return reply.redirect(backUrl(after), 303);
		return reply.redirect(`/pay/${id}${after.status === 'challenge' ? '/challenge' : ''}`, 303);
	}
}

function show(
	reply: FastifyReply,
	payment: PaymentRow | null,
	page: (payment: PaymentRow) => string,
) {
	if (!payment) return send(reply.code(404), unknownPage('de'));
	return send(reply, isUndecided(payment) ? page(payment) : overPage(payment, backUrl(payment)));
}

export function send(reply: FastifyReply, page: string) {
	return reply
		.type('text/html; charset=utf-8')
		.headers({
			'cache-control': 'no-store',
			'content-security-policy':
				"default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
			'referrer-policy': 'no-referrer',
			'x-content-type-options': 'nosniff',
		})
		.send(page);
}

function backUrl(payment: PaymentRow): string {
	const url = new URL(payment.return_url);
	url.searchParams.set('hostedCheckoutId', payment.payment_id);
	return url.href;
}
