import { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database.ts';
import type { SandboxDeps } from '../deps.ts';
import { controlPage, readScriptForm } from '../pages/control.ts';
import {
	findNextScript,
	findPayment,
	listLedger,
	listPayments,
	setNextScript,
	updatePayment,
} from '../payment.sql.ts';
import { Refusal } from '../refusal.ts';
import { send } from './pages.ts';

type WithId = { Params: { id: string } };

/** Injects payment failures, by hand (`/`) or from tests (`/control/…`). */
export function controlRoutes(app: FastifyInstance, { pool }: SandboxDeps): void {
	app.get('/', async (_request, reply) => {
		const [script, payments] = await Promise.all([findNextScript(pool), listPayments(pool, 50)]);
		return send(reply, controlPage(script, payments));
	});
	app.post('/', async (request, reply) => {
		await setNextScript(pool, readScriptForm(request.body));
		return reply.redirect('/', 303);
	});
	app.post<WithId>('/payments/:id', async (request, reply) => {
		await setScript(request.params.id, readScriptForm(request.body));
		return reply.redirect(`/payments/${request.params.id}`, 303);
	});
	app.get<WithId>('/payments/:id', async (request, reply) => {
		const payment = await findPayment(pool, request.params.id);
		if (!payment) throw unknownPayment();
		return send(reply, controlPage(payment.script, [payment], payment.payment_id));
	});

	app.put('/control/script', async (request, reply) => {
		await setNextScript(pool, SandboxScript.parse(request.body));
		return reply.code(204).send();
	});
	app.put<WithId>('/control/payments/:id/script', async (request, reply) => {
		await setScript(request.params.id, SandboxScript.parse(request.body));
		return reply.code(204).send();
	});
	app.get('/control/ledger', async () => ({ entries: await listLedger(pool) }));

	async function setScript(id: string, script: SandboxScript): Promise<void> {
		await inTransaction(pool, async (tx) => {
			if (!(await findPayment(tx, id))) throw unknownPayment();
			await updatePayment(tx, id, { script });
		});
	}
}

function unknownPayment(): Refusal {
	return new Refusal(404, 'not_found', 'There is no such payment.');
}
