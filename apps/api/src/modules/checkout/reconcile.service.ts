import { cancelOrder } from '../order/index.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	findAttempt,
	findAttemptByReference,
	findOrderOfAttempt,
	noteCreated,
	type OrderDeps,
	type OrderRow,
	releasePayment,
} from '../order-records/index.ts';
import type { Account, ProviderPayment } from '../payment/index.ts';
import { isCardKept } from '../payment-methods/index.ts';
import { placeOrder } from './place-order.service.ts';

/**
 * What a payment needs because the database was restored to an earlier point in time:
 * `settle` the attempt by the provider's state, as the sweep would; `cancel` an order whose
 * authorisation was released since; `release` or `refund` money for an order that no longer exists;
 * `report`: the order exists, but it was picked or sent back since, which only its report can tell.
 */
export type Remedy = 'settle' | 'cancel' | 'release' | 'refund' | 'report';

export type Difference = {
	payment: ProviderPayment;
	remedy: Remedy;
	attemptStatus: string | null;
	orderNumber: number | null;
	/** Why it could not be applied. */
	problem?: string;
};

/** Every payment since then for which the provider's ledger and the shop's differ. */
export async function* listDifferences(deps: OrderDeps, since: Date): AsyncGenerator<Difference> {
	for (const account of await deps.payments.listAll()) {
		for await (const payment of account.provider.listPayments(since)) {
			const found = await compare(deps, account, payment);
			if (found) yield found;
		}
	}
}

/** Applies the remedies, one after the other, and yields each with what is left to people. */
export async function* reconcilePayments(deps: OrderDeps, since: Date): AsyncGenerator<Difference> {
	for (const account of await deps.payments.listAll()) {
		for await (const payment of account.provider.listPayments(since)) {
			yield* reconcile(deps, account, payment);
			await forgetCard(deps, account, payment);
		}
	}
}

async function* reconcile(
	deps: OrderDeps,
	account: Account,
	payment: ProviderPayment,
): AsyncGenerator<Difference> {
	for (let found = await compare(deps, account, payment); found; ) {
		const problem = await apply(deps, account, found).then(
			() => null,
			(error: Error) => error.message,
		);
		yield problem ? { ...found, problem } : found;
		// A settled attempt may leave money that only a refund returns.
		const now = await account.provider.getPayment(payment.id);
		const next = await compare(deps, account, now);
		found = problem || next?.remedy === found.remedy ? null : next;
	}
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function compare(
	{ db }: OrderDeps,
	{ provider, tenantId }: Account,
	payment: ProviderPayment,
): Promise<Difference | null> {
	// The account may have other users, whose references are not ours to judge.
	if (!uuid.test(payment.reference)) return null;
	const { attempt, order } = await db.snapshot(async (tx) => {
		const attempt = await findAttemptByReference(tx, payment.reference);
		return { attempt, order: attempt && (await findOrderOfAttempt(tx, attemptKeyOf(attempt))) };
	});
	// Two names can lead to one account: the payment belongs to the name under which it began.
	const isOthers = attempt?.tenant_id !== (tenantId ?? attempt?.tenant_id);
	if (attempt && (isOthers || attempt.provider !== provider.name)) return null;
	const remedy = remedyFor(payment, attempt, order);
	if (!remedy) return null;
	const [attemptStatus, orderNumber] = [attempt?.status ?? null, order?.order_number ?? null];
	return { payment, remedy, attemptStatus, orderNumber };
}

function remedyFor(
	payment: ProviderPayment,
	attempt: AttemptRow | null,
	order: OrderRow | null,
): Remedy | null {
	const { state, capturedCents, refundedCents } = payment;
	const isHeld = state === 'open' || state === 'authorised';
	const isTaken = capturedCents > refundedCents;
	switch (attempt?.status) {
		case 'created':
		case 'pending':
			// On an open page a shopper may still be paying.
			return state === 'open' && attempt.payment_id ? null : 'settle';
		case 'authorised':
		case 'unknown':
		case 'orphaned':
			return 'settle';
		case 'ordered':
			return state === 'voided' ? 'cancel' : capturedCents > 0 ? 'report' : null;
		case 'captured':
		case 'refunded':
			return capturedCents === attempt.captured_cents && refundedCents === attempt.refunded_cents
				? null
				: 'report';
		case 'failed':
			if (state === 'authorised') return 'settle';
			break;
		case 'voided':
		case undefined:
	}
	if (order && isTaken) return 'report';
	return isTaken ? 'refund' : isHeld ? 'release' : null;
}

async function apply(
	deps: OrderDeps,
	{ provider }: Account,
	{ payment, remedy }: Difference,
): Promise<void> {
	const attempt = await deps.db.single((tx) => findAttemptByReference(tx, payment.reference));
	if (remedy === 'settle' && attempt) await settle(deps, attempt, payment);
	if (remedy === 'cancel' && attempt) {
		const order = await deps.db.single((tx) => findOrderOfAttempt(tx, attemptKeyOf(attempt)));
		if (order) await cancelOrder(deps, order);
	}
	if (remedy === 'release') await provider.voidPayment(payment.id, keyOf(payment, 'release'));
	if (remedy === 'refund') {
		const cents = payment.capturedCents - payment.refundedCents;
		await provider.refund(payment.id, cents, keyOf(payment, `refund-${payment.refundedCents}`));
	}
}

/** Does at once what the sweep would do, but also for pages that were created since. */
async function settle(
	deps: OrderDeps,
	attempt: AttemptRow,
	{ id: paymentId, url }: ProviderPayment,
): Promise<void> {
	const key = attemptKeyOf(attempt);
	if (!attempt.payment_id) {
		const redirectUrl = url ?? attempt.checkout_request.returnUrl;
		await deps.db.single((tx) => noteCreated(tx, key, { operation: 1, paymentId, redirectUrl }));
	}
	await placeOrder(deps, key);
	const { status } = (await deps.db.single((tx) => findAttempt(tx, key))) ?? attempt;
	if (status === 'orphaned' || status === 'unknown') await releasePayment(deps, key);
}

/** A card that was saved since would be kept for ever: nobody sees it, so nobody deletes it. */
async function forgetCard(
	{ db }: OrderDeps,
	{ provider }: Account,
	{ reference, savedCard }: ProviderPayment,
): Promise<void> {
	if (!savedCard || !uuid.test(reference)) return;
	const isKept = await db.snapshot(
		async (tx) =>
			(await findAttemptByReference(tx, reference)) !== null ||
			isCardKept(tx, provider.name, savedCard.ref),
	);
	if (!isKept) await provider.deleteSavedMethod(savedCard.ref);
}

/** The same key for every run, so that two of them return the money once. */
function keyOf({ reference }: ProviderPayment, purpose: string): string {
	return `${reference}:reconcile:${purpose}`;
}
