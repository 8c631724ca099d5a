import type { PickedReport } from '@korb/contracts/order/order-reports';
import { orderStep } from '@korb/domain/order/order-states';
import { type PickedPrice, priceOfPicked } from '@korb/domain/order/picked-price';
import { captureAmount, walletShare } from '@korb/domain/payment/payment-amounts';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { issueInvoice } from '../invoice/index.ts';
import {
	type AttemptKey,
	attemptKeyOf,
	changeAttempt,
	ensureKey,
	findAttempt,
	findProvider,
	type IsFirstReport,
	insertOrderEvent,
	listUndone,
	lockAttempt,
	lockOrder,
	noteOutcome,
	type OrderDeps,
	type OrderRow,
	type OrderSnapshot,
	passPriceOf,
	releasePayment,
	returnToWallet,
	setOrderStatus,
	writePicked,
} from '../order-records/index.ts';
import { ProviderRefusal, ProviderTimeout } from '../payment/index.ts';

/**
 * Captures the weighed total once the order is packed, and releases the rest of the authorisation.
 * What gift cards have paid too much returns to them.
 */
export async function pickOrder(
	deps: OrderDeps,
	order: OrderRow,
	report: Pick<PickedReport, 'lines'>,
	isFirstReport: IsFirstReport,
): Promise<void> {
	await deps.db.transaction((tx) => pick(tx, order, report, isFirstReport));
	const key = attemptKeyOf(order);
	await capturePayment(deps, key);
	await releasePayment(deps, key);
}

async function pick(
	tx: Tx,
	read: OrderRow,
	report: Pick<PickedReport, 'lines'>,
	isFirstReport: IsFirstReport,
): Promise<void> {
	const { status, pass } = await lockOrder(tx, read);
	// The pass may have been withdrawn from since the order was read.
	const cart = { ...read.snapshot.cart, deliveryPassLineItem: pass };
	const order = { ...read, snapshot: { ...read.snapshot, cart } };
	if (!(await isFirstReport(tx))) return;
	const step = orderStep(status, 'PICKED');
	if (step === 'done') return;
	if (step === 'refused') throw refused('notPickable', 'This order cannot be picked.');
	const price = priceOfReport(order.snapshot, report);
	const key = attemptKeyOf(order);
	const attempt = await lockAttempt(tx, key);
	const { wallet_cents: held, planned_cents: planned } = attempt;
	const wallet = walletShare({ held, planned }, price.total);
	await returnToWallet(tx, attempt, held - wallet);
	const picked = { lines: report.lines, price };
	await writePicked(tx, order, picked);
	await issueInvoice(tx, { ...order, picked });
	await setOrderStatus(tx, order, 'PICKED');
	await insertOrderEvent(tx, order.tenant_id, order.order_number, 'order.picked');
	if (!attempt.provider) return;
	const { authorised_cents: authorised, captured_cents: captured } = attempt;
	const amount = captureAmount({ authorised, captured }, price.total, wallet);
	if (amount > 0) await ensureKey(tx, key, 'capture', amount);
	else await changeAttempt(tx, key, { status: 'orphaned' });
}

/** Captures with the key stored with the decision; the sweep retries timeouts. */
export async function capturePayment(deps: OrderDeps, key: AttemptKey): Promise<void> {
	const { attempt, operation } = await deps.db.snapshot(async (tx) => ({
		attempt: await findAttempt(tx, key),
		operation: (await listUndone(tx, key, 'capture')).at(-1),
	}));
	const provider = attempt && (await findProvider(deps, attempt));
	if (!provider || !attempt?.payment_id || !operation?.amount_cents) return;
	const input = { amountCents: operation.amount_cents, isFinal: true };
	await deps.checkpoint('capture.begin');
	try {
		const payment = await provider.capture(attempt.payment_id, input, operation.idempotency_key);
		await deps.checkpoint('capture.taken');
		await deps.db.transaction(async (tx) => {
			await noteOutcome(tx, key, 'capture', operation.number, 'done');
			const capturedCents = payment.capturedCents;
			await changeAttempt(tx, key, { status: 'captured', capturedCents });
		});
		await deps.checkpoint('capture.done');
	} catch (error) {
		if (error instanceof ProviderRefusal) {
			await deps.db.transaction((tx) =>
				noteOutcome(tx, key, 'capture', operation.number, 'refused', error.code),
			);
			deps.log.error({ error, attemptId: key.attemptId }, 'payment provider declined the capture');
		} else if (error instanceof ProviderTimeout) {
			deps.log.warn({ error, attemptId: key.attemptId }, 'capture timed out, the sweep will retry');
		} else throw error;
	}
}

export function priceOfReport(
	snapshot: OrderSnapshot,
	{ lines }: Pick<PickedReport, 'lines'>,
): PickedPrice {
	const { cart } = snapshot;
	return priceOfPicked(
		{
			lines: cart.productLineItems.map((line) => ({
				lineItemId: line.lineItemId,
				quantity: line.quantity,
				perPiecePrice: line.perPiecePrice,
				totalPrice: line.totalPrice,
				maximumPrice: line.maximumPrice,
				depositPrice: line.depositPrice,
				isWeighed: line.isEstimate,
				stepGrams: line.product.quantityStepSize,
			})),
			discounts: cart.priceInfo.discounts,
			serviceFees: cart.priceInfo.serviceFeesAfterDiscount,
			passPrice: passPriceOf(snapshot),
		},
		lines,
	);
}
