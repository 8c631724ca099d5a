import type { PickingResult, Substitute } from '@korb/contracts/admin/picking/picking';
import { isRightProduct } from '@korb/domain/picking/picking-rules';
import { allowsSubstitute } from '@korb/domain/picking/substitutes';
import { dayAt } from '@korb/domain/pricing/prices';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { preferenceOf, type SnapshotLine, toSubstitute } from './picking.mapper.ts';
import { listWaveOrders, type StoredSubstitute, type WaveOrderRow } from './results.sql.ts';
import { type CandidateQuery, listCandidates } from './substitutes.sql.ts';
import { getOwnWave } from './waves.service.ts';

const MOST = 8;

type LineKey = { waveId: string; orderNumber: string; lineItemId: string };

/** Those that can be chosen first, then those that an allergen blocks. */
export function readSubstitutes(
	ctx: StaffContext,
	{ waveId, orderNumber, lineItemId }: LineKey,
): Promise<{ substitutes: Substitute[] }> {
	const { tenantId } = ctx.me;
	return ctx.db.snapshot(async (tx) => {
		await getOwnWave(tx, ctx, waveId);
		const orders = await listWaveOrders(tx, { tenantId, waveId });
		const order = orders.find(({ order_number: number }) => number === orderNumber);
		const line = order?.snapshot.cart.productLineItems.find(
			(each) => each.lineItemId === lineItemId,
		);
		if (!order || !line) throw notFound('line item');
		if (preferenceOf(order.snapshot, lineItemId) === 'none') return { substitutes: [] };
		const rows = await listCandidates(tx, toQuery(ctx, order, line), null, MOST);
		const substitutes = rows.map((row) => toSubstitute(row, quantityFor(line)));
		return { substitutes: substitutes.toSorted((a, b) => +a.isBlocked - +b.isBlocked) };
	});
}

type Chosen = { order: WaveOrderRow; line: SnapshotLine; result: PickingResult };

/** Judged again when it is stored: price, stock and allergens may have changed since it was shown. */
export async function getSubstitute(
	tx: Tx,
	ctx: StaffContext,
	{ order, line, result: { substitute, quantity, code } }: Chosen,
): Promise<StoredSubstitute> {
	if (!substitute) throw new Error('no substitute was chosen');
	const preference = preferenceOf(order.snapshot, line.lineItemId);
	const query = toQuery(ctx, order, line);
	const [row] = await listCandidates(tx, query, substitute.sku, 1);
	const candidate = row && toSubstitute(row, query.quantity);
	const isAllowed = allowsSubstitute(preference, substitute.hasAgreed);
	if (!row || !candidate || candidate.isBlocked || !isAllowed || quantity !== query.quantity) {
		throw refused('substituteRefused', 'This product may not replace the ordered one.');
	}
	if (!isRightProduct(candidate, code)) {
		throw refused('wrongProduct', 'The code belongs to another product.');
	}
	const { brand, name, totalPrice, sku } = candidate;
	return {
		sku,
		name: brand ? `${brand} ${name}` : name,
		totalPrice,
		...(row.vat_basis_points !== null && { vatRate: row.vat_basis_points / 100 }),
	};
}

/** One pack replaces what would have been weighed. */
function quantityFor({ isEstimate, quantity }: SnapshotLine): number {
	return isEstimate ? 1 : quantity;
}

function toQuery(
	{ me, tenant, now }: StaffContext,
	{ unit }: WaveOrderRow,
	line: SnapshotLine,
): CandidateQuery {
	const { country, timeZone } = tenant.config.clientRuntimeConfig;
	return {
		tenantId: me.tenantId,
		unit,
		country,
		today: dayAt(now, timeZone),
		sku: line.product.sku,
		quantity: quantityFor(line),
		priceCents: line.totalPrice,
	};
}
