import type { PickingResult } from '@korb/contracts/admin/picking/picking';
import { isRightProduct, weightBand } from '@korb/domain/picking/picking-rules';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { lockOrders } from './lock-orders.ts';
import { type SnapshotLine, wantedGramsOf } from './picking.mapper.ts';
import {
	insertResult,
	type KnownResult,
	listKnownResults,
	listShelves,
	listWaveOrders,
	type StoredSubstitute,
	type WaveOrderRow,
} from './results.sql.ts';
import { getSubstitute } from './substitutes.service.ts';
import { getOwnWave } from './waves.service.ts';

/**
 * Stores results as they happened. A device sends them again until it has an answer, so known ones
 * are skipped, also when their order is packed by now.
 */
export function storeResults(
	ctx: StaffContext,
	waveId: string,
	results: PickingResult[],
): Promise<{ stored: number }> {
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		await getOwnWave(tx, ctx, waveId);
		const ids = results.map(({ resultId }) => resultId);
		const known = await listKnownResults(tx, tenantId, ids);
		const fresh = results.filter((result) => !isRepeated(result, known));
		await lockOrders(
			tx,
			tenantId,
			fresh.map(({ orderNumber }) => orderNumber),
		);
		const orders = await listWaveOrders(tx, { tenantId, waveId });
		let stored = 0;
		for (const result of fresh) {
			const order = orders.find(({ order_number: number }) => number === result.orderNumber);
			if (!order) throw notFound('order');
			if (!order.is_open) throw refused('orderClosed', 'The order is packed or cancelled.');
			if (await store(tx, ctx, order, result)) stored += 1;
		}
		return { stored };
	});
}

function isRepeated(result: PickingResult, known: readonly KnownResult[]): boolean {
	const first = known.find(({ result_id: id }) => id === result.resultId);
	if (!first) return false;
	const isSame =
		first.order_number === result.orderNumber &&
		first.line_item_id === result.lineItemId &&
		first.quantity === result.quantity &&
		first.grams === (result.grams ?? null);
	if (!isSame) throw refused('resultUsed', 'This id belongs to another result.');
	return true;
}

async function store(
	tx: Tx,
	ctx: StaffContext,
	order: WaveOrderRow,
	result: PickingResult,
): Promise<boolean> {
	const { tenantId, staffId } = ctx.me;
	const { resultId, orderNumber, lineItemId, quantity, grams = null, reason = null } = result;
	const line = order.snapshot.cart.productLineItems.find((each) => each.lineItemId === lineItemId);
	if (!line) throw notFound('line item');
	let substitute: StoredSubstitute | null = null;
	if (result.substitute) substitute = await getSubstitute(tx, ctx, { order, line, result });
	else if (quantity > 0) await checkPicked(tx, tenantId, line, result);
	if (reason === null && isShort(line, result)) {
		throw refused('reasonMissing', 'Less than was ordered needs a reason.');
	}
	const key = { tenantId, resultId, staffId, orderNumber, lineItemId };
	return insertResult(tx, { ...key, quantity, grams, reason, substitute });
}

async function checkPicked(
	tx: Tx,
	tenantId: string,
	line: SnapshotLine,
	{ quantity, grams, code }: PickingResult,
): Promise<void> {
	const { sku } = line.product;
	const [shelf] = await listShelves(tx, tenantId, [sku]);
	if (!isRightProduct({ sku, eans: shelf?.eans ?? [] }, code)) {
		throw refused('wrongProduct', 'The code belongs to another product.');
	}
	if (quantity > line.quantity) throw refused('tooMany', 'More than was ordered.');
	if ((grams !== undefined) !== (wantedGramsOf(line) !== null)) {
		throw refused('notWeighed', 'Products sold by weight, and only they, are weighed.');
	}
}

function isShort(line: SnapshotLine, { quantity, grams, substitute }: PickingResult): boolean {
	if (substitute || quantity < line.quantity) return true;
	const wanted = wantedGramsOf(line);
	return wanted !== null && grams !== undefined && grams < weightBand(wanted).from;
}
