import { openAttempts } from '@korb/domain/order/order-states';
import { isAsAgreed } from '@korb/domain/payment/payment-amounts';
import type { Tx } from '../../db/schema.ts';
import { reopenCart } from '../cart/index.ts';
import { grantPass, mayGrantPass } from '../delivery-pass/index.ts';
import { mayStillAdd } from '../order/index.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	changeAttempt,
	claimOrder,
	findOrderOfAttempt,
	type OrderDeps,
	type OrderRow,
} from '../order-records/index.ts';
import type { ProviderPayment } from '../payment/index.ts';
import { noteCard } from '../payment-methods/index.ts';
import { confirmHold } from '../windows/index.ts';
import { insertOrder } from './insert-order.sql.ts';
import { lockSettling } from './lock-settling.sql.ts';

export type PlaceOutcome =
	| { kind: 'ordered'; order: OrderRow; attempt: AttemptRow; isNew: boolean }
	| { kind: 'pending' }
	| { kind: 'failed'; code: string };

/** Settles an attempt by the provider's state. Lock order: cart, attempt, window. */
export async function settle(
	tx: Tx,
	deps: Pick<OrderDeps, 'checkpoint'>,
	{ tenant_id: tenantId, attempt_id: attemptId, cart_id: cartId }: AttemptRow,
	payment: ProviderPayment | null,
): Promise<PlaceOutcome> {
	const attempt = await lockSettling(tx, { tenantId, attemptId }, cartId);
	await deps.checkpoint('place.locked');
	if (payment) await noteCard(tx, attempt, payment);
	if (!openAttempts.includes(attempt.status)) return settleLate(tx, attempt, payment);
	if (payment?.state === 'open') return { kind: 'pending' };
	if (payment && payment.state !== 'authorised') {
		return abandonAttempt(tx, attempt, 'failed', payment.errorCode ?? payment.state);
	}
	const authorised = payment ? await noteAuthorised(tx, attempt, payment) : attempt;
	await deps.checkpoint('place.authorised');
	const isFrozen =
		attempt.cart_status === 'FINALIZED' && attempt.current_version === attempt.cart_version;
	if (!isFrozen) return abandonAttempt(tx, authorised, 'orphaned', 'cart_changed');
	if (payment && !isAsPaid(attempt, payment)) {
		return abandonAttempt(tx, authorised, 'orphaned', 'amount_mismatch');
	}
	const { adds_to: addsTo, window_id: chosenWindow } = attempt;
	if (addsTo && !(await mayStillAdd(tx, tenantId, addsTo, chosenWindow))) {
		return abandonAttempt(tx, authorised, 'orphaned', 'addOnClosed');
	}
	if (attempt.has_pass && !(await mayGrantPass(tx, attemptKeyOf(attempt)))) {
		return abandonAttempt(tx, authorised, 'orphaned', 'passActive');
	}
	const place = await confirmHold(tx, { tenantId, cartId }, cartId);
	if (!place.ok) return abandonAttempt(tx, authorised, 'orphaned', place.code);
	await deps.checkpoint('place.confirmed');
	return order(tx, deps, authorised, place.windowId);
}

async function order(
	tx: Tx,
	deps: Pick<OrderDeps, 'checkpoint'>,
	attempt: AttemptRow,
	windowId: string,
): Promise<PlaceOutcome> {
	const claim = await claimOrder(tx, attemptKeyOf(attempt), attempt.cart_id);
	if (!claim) throw new Error('a finalised cart already has an order');
	await deps.checkpoint('place.claimed');
	const row = await insertOrder(tx, { attempt, ...claim, windowId });
	await grantPass(tx, row);
	await deps.checkpoint('place.written');
	return { kind: 'ordered', order: row, attempt: { ...attempt, status: 'ordered' }, isNew: true };
}

/**
 * Another call has settled the attempt. Money that arrives after it failed is orphaned, and voided
 * later.
 */
async function settleLate(
	tx: Tx,
	attempt: AttemptRow,
	payment: ProviderPayment | null,
): Promise<PlaceOutcome> {
	const row = await findOrderOfAttempt(tx, attemptKeyOf(attempt));
	if (row) return { kind: 'ordered', order: row, attempt, isNew: false };
	const isLatePayment = payment?.state === 'authorised';
	if (isLatePayment && (attempt.status === 'failed' || attempt.status === 'unknown')) {
		const authorisedCents = payment.authorisedCents;
		await changeAttempt(tx, attemptKeyOf(attempt), { status: 'orphaned', authorisedCents });
	}
	return { kind: 'failed', code: attempt.error_code ?? 'cancelled' };
}

async function noteAuthorised(
	tx: Tx,
	attempt: AttemptRow,
	payment: ProviderPayment,
): Promise<AttemptRow> {
	return changeAttempt(tx, attemptKeyOf(attempt), {
		status: 'authorised',
		authorisedCents: payment.authorisedCents,
		brandName: payment.brandName,
		lastDigits: payment.lastDigits,
	});
}

/** Reopens the cart, which releases its stock. An authorised payment is orphaned, to be voided. */
async function abandonAttempt(
	tx: Tx,
	attempt: AttemptRow,
	status: 'failed' | 'orphaned',
	code: string,
): Promise<PlaceOutcome> {
	await changeAttempt(tx, attemptKeyOf(attempt), { status, errorCode: code });
	await reopenCart(tx, { tenantId: attempt.tenant_id, cartId: attempt.cart_id });
	return { kind: 'failed', code };
}

function isAsPaid(attempt: AttemptRow, payment: ProviderPayment): boolean {
	return (
		payment.reference === attempt.attempt_id &&
		isAsAgreed(
			{ reserved: attempt.reserved_cents, currency: attempt.currency },
			{ authorised: payment.authorisedCents, currency: payment.currency },
		)
	);
}
