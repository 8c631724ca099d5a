import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Intent = {
	id: string;
	object: 'payment_intent';
	created: number;
	status: 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
	amount: number;
	currency: string;
	customer: string | null;
	metadata: Record<string, string>;
	next_action: { redirect_to_url: { url: string } } | null;
	amount_capturable: number;
	amount_received: number;
	setup_future_usage: string | null;
	payment_method: string | null;
	last_payment_error: null;
	latest_charge: {
		id: string;
		amount_refunded: number;
		payment_method_details: {
			card: { brand: string; last4: string; exp_month: number; exp_year: number };
		};
	} | null;
};
type Session = {
	id: string;
	object: 'checkout.session';
	created: number;
	status: 'open' | 'complete' | 'expired';
	client_reference_id: string;
	metadata: Record<string, string>;
	currency: string;
	amount_total: number;
	url: string;
	payment_intent: Intent | null;
	setup_future_usage: string | null;
	customer: string | null;
};

export type FakeStripe = {
	url: string;
	sessions: Map<string, Session>;
	/** Every state-changing request with its key, in order. */
	calls: { path: string; key: string; form: URLSearchParams }[];
	/** The payer enters a card on the hosted page; the bank may ask whenever it is used again. */
	pay(id: string, asksBank?: boolean): void;
	/** The payer approves the charge of a saved card at the bank. */
	approve(id: string): void;
	loseAnswers(times: number): void;
	stop(): void;
};

/** Implements the part of the Stripe API that the shop uses, including idempotency keys. */
export async function startFakeStripe(secretKey: string): Promise<FakeStripe> {
	const sessions = new Map<string, Session>();
	const intents = new Map<string, Intent>();
	/** Saved cards by the customer they belong to; true where the bank asks. */
	const customers = new Map<string, boolean>();
	const answers = new Map<string, { form: string; status: number; body: unknown }>();
	const calls: FakeStripe['calls'] = [];
	let lost = 0;

	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
		const form = request.method === 'GET' ? searchParams : await readForm(request);
		if (request.headers.authorization !== `Bearer ${secretKey}`) {
			response.writeHead(401).end(JSON.stringify({ error: { type: 'authentication_error' } }));
			return;
		}
		const key = String(request.headers['idempotency-key'] ?? '');
		const { status, body } = answerOnce(request.method ?? '', pathname, key, form);
		if (lost > 0) {
			lost--;
			request.socket.destroy();
			return;
		}
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;

	function answerOnce(method: string, path: string, key: string, form: URLSearchParams) {
		if (method === 'GET') return list(path, form) ?? answer(path, form);
		const known = answers.get(key);
		if (known && known.form !== form.toString()) return refuse('idempotency_error', 400);
		if (known) return known;
		calls.push({ path, key, form });
		const made = { form: form.toString(), ...answer(path, form) };
		answers.set(key, made);
		return made;
	}

	function answer(path: string, form: URLSearchParams): { status: number; body: unknown } {
		const [, , family, id = '', verb] = path.replace('/checkout/', '/').split('/');
		if (family === 'sessions' && !id) return ok(createSession(form));
		if (family === 'payment_intents' && !id) return charge(form);
		const session = sessions.get(id);
		if (family === 'sessions' && session) {
			if (verb === 'expire') session.status = 'expired';
			return ok(session);
		}
		const intent = intents.get(id);
		if (family === 'payment_intents' && intent) {
			return verb ? change(intent, verb, form) : ok(intent);
		}
		if (family === 'customers' && customers.delete(id)) return ok({ id, deleted: true });
		if (family === 'refunds') return refund(form);
		return refuse('resource_missing', 404);
	}

	/** Newest first, two at a time, so that a caller has to turn pages. */
	function list(path: string, form: URLSearchParams) {
		const all = path.endsWith('/sessions') ? sessions : path.endsWith('_intents') ? intents : null;
		if (!all) return null;
		const since = Number(form.get('created[gte]'));
		const found = [...all.values()].reverse().filter(({ created }) => created >= since);
		const from = found.findIndex(({ id }) => id === form.get('starting_after')) + 1;
		const data = found.slice(from, from + 2);
		return ok({ object: 'list', data, has_more: from + 2 < found.length });
	}

	function createSession(form: URLSearchParams): Session {
		const id = `cs_test_${sessions.size + 1}`;
		const session: Session = {
			id,
			object: 'checkout.session',
			created: nowSeconds(),
			status: 'open',
			client_reference_id: form.get('client_reference_id') ?? '',
			metadata: { reference: form.get('metadata[reference]') ?? '' },
			currency: form.get('line_items[0][price_data][currency]') ?? '',
			amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
			url: `https://checkout.stripe.test/${id}`,
			payment_intent: null,
			setup_future_usage: form.get('payment_intent_data[setup_future_usage]'),
			customer: form.get('customer_creation') === 'always' ? `cus_${id}` : null,
		};
		sessions.set(id, session);
		return session;
	}

	/** A saved card pays at once, unless its bank asks. */
	function charge(form: URLSearchParams) {
		const customer = form.get('customer') ?? '';
		const asksBank = customers.get(customer);
		if (asksBank === undefined) return refuse('resource_missing', 404);
		const id = `pi_test_${intents.size + 1}`;
		const intent = createIntent(id, Number(form.get('amount')), form.get('currency') ?? '');
		intent.customer = customer;
		intent.payment_method = form.get('payment_method');
		intent.metadata = { reference: form.get('metadata[reference]') ?? '' };
		if (!asksBank) reserve(intent);
		else intent.next_action = { redirect_to_url: { url: `https://hooks.stripe.test/${id}` } };
		return ok(intent);
	}

	function createIntent(id: string, amount: number, currency: string): Intent {
		const intent: Intent = {
			...{ id, object: 'payment_intent', created: nowSeconds(), status: 'requires_action' },
			...{ amount, currency },
			...{ customer: null, metadata: {}, next_action: null, amount_capturable: 0 },
			...{ amount_received: 0, setup_future_usage: null, payment_method: 'pm_1' },
			...{ last_payment_error: null, latest_charge: null },
		};
		intents.set(id, intent);
		return intent;
	}

	function reserve(intent: Intent): void {
		intent.status = 'requires_capture';
		intent.next_action = null;
		intent.amount_capturable = intent.amount;
		const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 };
		intent.latest_charge = {
			id: `ch_${intent.id}`,
			amount_refunded: 0,
			payment_method_details: { card },
		};
	}

	function change(intent: Intent, verb: string, form: URLSearchParams) {
		const isOpen = intent.status === 'requires_action' && verb === 'cancel';
		if (intent.status !== 'requires_capture' && !isOpen) {
			return refuse('payment_intent_unexpected_state', 400);
		}
		if (verb === 'cancel') {
			intent.status = 'canceled';
			intent.amount_capturable = 0;
			intent.next_action = null;
			return ok(intent);
		}
		const amount = Number(form.get('amount_to_capture'));
		if (amount > intent.amount_capturable) return refuse('amount_too_large', 400);
		const isFinal = form.get('final_capture') !== 'false';
		intent.amount_received += amount;
		intent.amount_capturable = isFinal ? 0 : intent.amount_capturable - amount;
		if (isFinal) intent.status = 'succeeded';
		return ok(intent);
	}

	function refund(form: URLSearchParams) {
		const intent = intents.get(form.get('payment_intent') ?? '');
		const amount = Number(form.get('amount'));
		const charge = intent?.latest_charge;
		if (!intent || !charge || charge.amount_refunded + amount > intent.amount_received) {
			return refuse('charge_already_refunded', 400);
		}
		charge.amount_refunded += amount;
		return ok({ id: 're_1', object: 'refund', amount });
	}

	return {
		url: `http://127.0.0.1:${port}`,
		sessions,
		calls,
		pay(id, asksBank = false) {
			const session = sessions.get(id);
			if (session?.status !== 'open') return;
			session.status = 'complete';
			const intent = createIntent(`pi_${id}`, session.amount_total, session.currency);
			intent.setup_future_usage = session.setup_future_usage;
			intent.metadata = session.metadata;
			reserve(intent);
			session.payment_intent = intent;
			if (session.customer) customers.set(session.customer, asksBank);
		},
		approve(id) {
			const intent = intents.get(id);
			if (intent?.status === 'requires_action') reserve(intent);
		},
		loseAnswers: (times) => {
			lost = times;
		},
		stop: () => server.close(),
	};
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
const ok = (body: unknown) => ({ status: 200, body });

function refuse(code: string, status: number) {
	const type = code === 'idempotency_error' ? code : 'invalid_request_error';
	return { status, body: { error: { type, code, message: code } } };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
	let body = '';
	for await (const chunk of request) body += chunk;
	return new URLSearchParams(body);
}
