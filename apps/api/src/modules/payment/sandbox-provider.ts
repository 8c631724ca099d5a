import {
	SandboxEvent,
	type SandboxMethod,
	SandboxPayment,
	SandboxPaymentList,
	type SandboxPaymentRequest,
	SandboxProblem,
} from '@korb/contracts/order/payment-sandbox';
import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';
import { Webhook } from 'standardwebhooks';
import {
	nameOf,
	type PaymentProvider,
	type ProviderPayment,
	ProviderRefusal,
	ProviderTimeout,
	type SavedCard,
} from './provider.ts';
import { openLine, TRY_MS } from './provider-line.ts';

export type SandboxOptions = {
	url: string;
	apiKey: string;
	eventSecret: string;
	/** One of a tenant; the installation's has no name. */
	account?: string;
};

export function createSandboxProvider(options: SandboxOptions): PaymentProvider {
	const line = openLine();
	const signature = new Webhook(options.eventSecret, { format: 'raw' });

	function call(method: string, path: string, body?: object, key?: string): Promise<unknown> {
		return line.call(() => send(options, { method, path, body, key }));
	}
	async function change(path: string, body: object | undefined, key: string) {
		return toProviderPayment(await call('POST', path, body, key));
	}

	return {
		name: nameOf('sandbox', options.account),
		isTest: true,
		get isUp() {
			return line.isUp;
		},
		async checkKey() {
			await call('GET', `/v1/payments?${new URLSearchParams({ since: new Date().toISOString() })}`);
		},
		createCheckout: (input, key) =>
			change(
				'/v1/payments',
				{
					reference: input.reference,
					method: methods[input.methodKey] ?? 'card',
					amountCents: input.amountCents,
					currency: input.currency,
					locale: input.locale,
					shopName: input.shopName,
					returnUrl: input.returnUrl,
					customer: input.customerId,
					saveMethod: input.saveMethod,
					savedMethodId: input.savedMethodRef,
				} satisfies SandboxPaymentRequest,
				key,
			),
		getPayment: async (id) => toProviderPayment(await call('GET', pathOf(id))),
		async *listPayments(since) {
			const query = new URLSearchParams({ since: since.toISOString() });
			for (let after: string | undefined; ; query.set('after', after)) {
				const page = SandboxPaymentList.parse(await call('GET', `/v1/payments?${query}`));
				yield* page.results.map(toProviderPayment);
				after = page.results.at(-1)?.id;
				if (!after) return;
			}
		},
		capture: (id, input, key) => change(`${pathOf(id)}/capture`, input, key),
		voidPayment: (id, key) => change(`${pathOf(id)}/void`, undefined, key),
		refund: (id, amountCents, key) => change(`${pathOf(id)}/refund`, { amountCents }, key),
		async deleteSavedMethod(ref) {
			await call('DELETE', `/v1/saved-methods/${encodeURIComponent(ref)}`);
		},
		readEvent(raw, headers) {
			try {
				const event = SandboxEvent.parse(signature.verify(raw, headers as Record<string, string>));
				return { id: String(headers['webhook-id']), reference: event.data.reference };
			} catch {
				return null;
			}
		},
	};
}

const methods: Partial<Record<OrderMethodKey, SandboxMethod>> = {
	'credit-cards': 'card',
	paypal: 'paypal',
	'apple-pay': 'apple-pay',
};

const pathOf = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;

type Call = {
	method: string;
	path: string;
	body: object | undefined;
	key: string | undefined;
};

async function send(options: SandboxOptions, call: Call): Promise<unknown> {
	const answer = await fetch(`${options.url}${call.path}`, {
		method: call.method,
		headers: {
			authorization: `Bearer ${options.apiKey}`,
			...(call.body && { 'content-type': 'application/json' }),
			...(call.key && { 'idempotency-key': call.key }),
		},
		...(call.body && { body: JSON.stringify(call.body) }),
		signal: AbortSignal.timeout(TRY_MS),
		redirect: 'error',
	}).catch(throwTimeout);
	if (answer.status === 204) return null;
	const body: unknown = await answer.json().catch(throwTimeout);
	if (answer.ok) return body;
	if (answer.status >= 500 || answer.status === 429) throwTimeout(`status ${answer.status}`);
	const problem = SandboxProblem.safeParse(body);
	throw new ProviderRefusal(
		problem.data?.code ?? 'refused',
		problem.data?.message ?? `status ${answer.status}`,
	);
}

function throwTimeout(cause: unknown): never {
	throw new ProviderTimeout('the sandbox did not answer', { cause });
}

function toProviderPayment(body: unknown): ProviderPayment {
	const payment = SandboxPayment.parse(body);
	return {
		id: payment.id,
		reference: payment.reference,
		state: payment.status === 'challenge' ? 'open' : payment.status,
		currency: payment.currency,
		authorisedCents: payment.authorisedCents,
		capturedCents: payment.capturedCents,
		refundedCents: payment.refundedCents,
		errorCode: payment.errorCode,
		brandName: payment.card?.brand ?? (payment.method === 'paypal' ? 'PayPal' : 'Apple Pay'),
		lastDigits: payment.card?.lastDigits ?? null,
		savedCard: toSavedCard(payment),
		url: payment.url,
	};
}

function toSavedCard({ card, savedMethodId }: SandboxPayment): SavedCard | null {
	if (!card || !savedMethodId) return null;
	const { brand: brandName, ...rest } = card;
	return { ref: savedMethodId, brandName, ...rest };
}
