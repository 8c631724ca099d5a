import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SandboxPayment } from '@korb/contracts/order/payment-sandbox';
import { createTestDatabase, type TestDatabase } from '@korb/testing/database';
import {
	type PaymentSandbox,
	SANDBOX_SECRET,
	startPaymentSandbox,
} from '@korb/testing/payment-sandbox';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';

type Received = { id: string; type: string; paymentId: string; at: number };

export const visa = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
export const aPayment = {
	reference: 'attempt-1',
	method: 'card',
	amountCents: 4210,
	currency: 'EUR',
	locale: 'de-AT',
	shopName: 'Testladen',
	returnUrl: 'http://shop.test/kasse-ok?methodKey=credit-cards',
};

let keys = 0;
export const newKey = () => `test-key-${++keys}`;
export const pageOf = (payment: SandboxPayment) => payment.url ?? '';

/**
 * A provider with its own database and a shop that receives its events, for all tests of a file.
 */
export function aSandbox() {
	let database: TestDatabase;
	let sandbox: PaymentSandbox;
	let books: pg.Client;
	let shop: Server;
	let received: Received[] = [];
	let refusals = 0;

	beforeAll(async () => {
		database = await createTestDatabase({ template: 'korb_sandbox', migrate: async () => {} });
		shop = createServer((request, response) => {
			let body = '';
			request.on('data', (chunk) => (body += chunk));
			request.on('end', () => {
				if (refusals > 0) {
					refusals--;
					response.writeHead(503).end();
					return;
				}
				const signature = new Webhook(SANDBOX_SECRET, { format: 'raw' });
				signature.verify(body, request.headers as Record<string, string>);
				const { type, data } = JSON.parse(body);
				const id = String(request.headers['webhook-id']);
				received.push({ id, type, paymentId: data.paymentId, at: performance.now() });
				response.writeHead(204).end();
			});
		}).listen(0, '127.0.0.1');
		await once(shop, 'listening');
		const { port } = shop.address() as AddressInfo;
		sandbox = await startPaymentSandbox({
			databaseUrl: database.url,
			webhookUrl: `http://127.0.0.1:${port}/`,
		});
		books = new pg.Client({ connectionString: database.url });
		await books.connect();
	});
	afterAll(async () => {
		await sandbox.stop();
		await books.end();
		shop.close();
		await database.drop();
	});
	beforeEach(async () => {
		received = [];
		refusals = 0;
		await sandbox.script({});
	});

	async function create(change: object = {}): Promise<SandboxPayment> {
		const answer = await sandbox.call('POST', '/v1/payments', { ...aPayment, ...change }, newKey());
		expect(answer.status).toBe(200);
		return SandboxPayment.parse(await answer.json());
	}
	async function read(id: string): Promise<SandboxPayment> {
		return SandboxPayment.parse(await (await sandbox.call('GET', `/v1/payments/${id}`)).json());
	}
	return {
		/** Available inside tests only: it is not started while the file is loaded. */
		get sandbox() {
			return sandbox;
		},
		get books() {
			return books;
		},
		create,
		read,
		async authorised(change: object = {}): Promise<SandboxPayment> {
			const payment = await create(change);
			await sandbox.submit(`${pageOf(payment)}/card`, visa);
			return read(payment.id);
		},
		async ledgerOf(id: string): Promise<string[]> {
			const { rows } = await books.query(
				'SELECT kind, cents FROM payment_sandbox.ledger_entry WHERE payment_id = $1 ORDER BY entry_id',
				[id],
			);
			return rows.map(({ kind, cents }) => `${kind} ${cents}`);
		},
		eventsOf: (id: string) => received.filter(({ paymentId }) => paymentId === id),
		/** The shop rejects the next events. */
		refuse(count: number) {
			refusals = count;
		},
	};
}
