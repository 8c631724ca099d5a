import { lockCartById, reopenCart } from '../cart/index.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	changeAttempt,
	ensureKey,
	findProvider,
	lockAttempt,
	noteCreated,
	noteOutcome,
	type OperationRow,
	type OrderDeps,
	releasePayment,
} from '../order-records/index.ts';
import { type ProviderPayment, ProviderRefusal, ProviderTimeout } from '../payment/index.ts';

export type PageOutcome =
	| { kind: 'created'; attempt: AttemptRow }
	| { kind: 'failed'; code: string };

type Key = Pick<OperationRow, 'number' | 'idempotency_key'>;

/** Opens the hosted payment page of an attempt, with the idempotency key stored alongside it. */
export async function createPage(
	deps: OrderDeps,
	attempt: AttemptRow,
	firstKey: string | null = null,
): Promise<PageOutcome> {
	const provider = await findProvider(deps, attempt);
	if (!provider || attempt.redirect_url) return { kind: 'created', attempt };
	const key = attemptKeyOf(attempt);
	const operation: Key = firstKey
		? { number: 1, idempotency_key: firstKey }
		: await deps.db.single((tx) => ensureKey(tx, key, 'create'));
	try {
		const payment = await provider.createCheckout(
			attempt.checkout_request,
			operation.idempotency_key,
		);
		await deps.checkpoint('finalize.created');
		return await open(deps, attempt, operation, payment);
	} catch (error) {
		if (error instanceof ProviderRefusal) {
			return abandonAttempt(deps, attempt, operation, error.code);
		}
		if (error instanceof ProviderTimeout) {
			deps.log.warn({ error, attemptId: attempt.attempt_id }, 'payment page could not be created');
			return abandonAttempt(deps, attempt, null, 'provider_timeout');
		}
		throw error;
	}
}

async function open(
	deps: OrderDeps,
	attempt: AttemptRow,
	operation: Key,
	payment: ProviderPayment,
): Promise<PageOutcome> {
	const key = attemptKeyOf(attempt);
	const redirectUrl = payment.url ?? withCheckoutId(attempt.checkout_request.returnUrl, payment.id);
	const page = { operation: operation.number, paymentId: payment.id, redirectUrl };
	const noted = await deps.db.single((tx) => noteCreated(tx, key, page));
	await deps.checkpoint('finalize.noted');
	if (noted.status === 'pending') return { kind: 'created', attempt: noted };
	// The shopper has reopened the cart in the meantime, so this page must not accept a payment.
	await releasePayment(deps, key);
	return { kind: 'failed', code: noted.error_code ?? 'cancelled' };
}

/** Without a response the page may exist, but no shopper has its URL. */
async function abandonAttempt(
	{ db }: OrderDeps,
	attempt: AttemptRow,
	refusedOperation: Key | null,
	code: string,
): Promise<PageOutcome> {
	const key = attemptKeyOf(attempt);
	const cart = { tenantId: attempt.tenant_id, cartId: attempt.cart_id };
	await db.transaction(async (tx) => {
		await lockCartById(tx, cart);
		const { status } = await lockAttempt(tx, key);
		if (refusedOperation) {
			await noteOutcome(tx, key, 'create', refusedOperation.number, 'refused', code);
		}
		if (status !== 'created') return;
		const next = refusedOperation ? 'failed' : 'unknown';
		await changeAttempt(tx, key, { status: next, errorCode: code });
		await reopenCart(tx, cart);
	});
	return { kind: 'failed', code };
}

/** A saved method pays without a page, so the shopper is redirected straight to the return URL. */
export function withCheckoutId(returnUrl: string, id: string): string {
	const url = new URL(returnUrl);
	url.searchParams.set('hostedCheckoutId', id);
	// A path, as for methods that are paid later: the shopper does not leave the shop.
	return url.pathname + url.search;
}
