import { setTimeout as sleep } from 'node:timers/promises';
import {
	SandboxCapture,
	SandboxPaymentQuery,
	SandboxPaymentRequest,
	SandboxRefund,
	type SandboxScript,
} from '@korb/contracts/order/payment-sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../database.ts';
import type { SandboxDeps } from '../deps.ts';
import { once } from '../idempotency.ts';
import {
	capture,
	createPayment,
	getLocked,
	refund,
	toPayment,
	voidPayment,
} from '../payment.service.ts';
import {
	deleteSavedMethod,
	findPayment,
	listPayments,
	listPaymentsSince,
	type PaymentRow,
} from '../payment.sql.ts';
import { Refusal } from '../refusal.ts';

type Operation = NonNullable<SandboxScript['loseAnswers']>['operation'];
type WithId = { Params: { id: string } };

const MAX_LIST = 500;
const PER_PAGE = 100;

/** The API for shops. Every state-changing call requires an `Idempotency-Key`. */
export function apiRoutes(app: FastifyInstance, deps: SandboxDeps): void {
	const { pool } = deps;
	const present = (row: PaymentRow) => toPayment(row, deps.publicUrl);
	const statusRequests = new Map<string, number>();

	app.post('/payments', (request, reply) => {
		const input = SandboxPaymentRequest.parse(request.body);
		return change(request, reply, 'create', input, (tx) => createPayment(tx, input));
	});
	app.get('/payments', async (request) => {
		const { since, after } = SandboxPaymentQuery.parse(request.query);
		const rows = since
			? await listPaymentsSince(pool, { since, after: after ?? null, limit: PER_PAGE })
			: await listPayments(pool, MAX_LIST);
		return { results: rows.map(present) };
	});
	app.get<WithId>('/payments/:id', async (request, reply) => {
		const payment = await findPayment(pool, request.params.id);
		if (!payment) throw new Refusal(404, 'not_found', 'There is no such payment.');
		const times = (statusRequests.get(payment.payment_id) ?? 0) + 1;
		statusRequests.set(payment.payment_id, times);
		return answer(reply, payment.script, 'status', times, 200, present(payment));
	});
	app.post<WithId>('/payments/:id/capture', (request, reply) => {
		const { id } = request.params;
		const input = SandboxCapture.parse(request.body);
		return change(request, reply, 'capture', { id, ...input }, async (tx, key) =>
			capture(tx, await getLocked(tx, id), input, key),
		);
	});
	app.post<WithId>('/payments/:id/void', (request, reply) => {
		const { id } = request.params;
		return change(request, reply, 'void', { id }, async (tx, key) =>
			voidPayment(tx, await getLocked(tx, id), key),
		);
	});
	app.post<WithId>('/payments/:id/refund', (request, reply) => {
		const { id } = request.params;
		const { amountCents } = SandboxRefund.parse(request.body);
		return change(request, reply, 'refund', { id, amountCents }, async (tx, key) =>
			refund(tx, await getLocked(tx, id), amountCents, key),
		);
	});
	app.delete<WithId>('/saved-methods/:id', async (request, reply) => {
		await deleteSavedMethod(pool, request.params.id);
		return reply.code(204).send();
	});

	async function change(
		request: FastifyRequest,
		reply: FastifyReply,
		operation: Operation,
		params: unknown,
		effect: (tx: Tx, key: string) => Promise<PaymentRow>,
	) {
		const key = request.headers['idempotency-key'];
		if (typeof key !== 'string' || !/^[\w:.-]{8,200}$/.test(key)) {
			throw new Refusal(400, 'key_missing', 'An Idempotency-Key is needed.');
		}
		const done = await once(pool, { key, operation, params }, (tx) => effect(tx, key), present);
		const payment = done.paymentId ? await findPayment(pool, done.paymentId) : null;
		if (done.times > 1) reply.header('idempotent-replayed', 'true');
		return answer(reply, payment?.script ?? null, operation, done.times, done.status, done.body);
	}
}

async function answer(
	reply: FastifyReply,
	script: SandboxScript | null,
	operation: Operation,
	times: number,
	status: number,
	body: unknown,
) {
	if (script?.delayMs) await sleep(script.delayMs);
	const lost = script?.loseAnswers;
	if (lost?.operation === operation && times <= lost.times) {
		if (lost.isError) return reply.code(500).send({ code: 'broken', message: 'As scripted.' });
		reply.hijack();
		reply.raw.destroy();
		return reply;
	}
	return reply.code(status).send(body);
}
