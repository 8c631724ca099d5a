import type { NewLine } from '@korb/contracts/shopping-list/list-endpoints';
import { exceedsLineLimit, MAX_LINE_QUANTITY } from '@korb/domain/shopping-list/lists';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { notFound, refused } from '../../../errors.ts';
import { listIdsBySku } from '../../catalogue/index.ts';
import {
	countLines,
	deleteLine,
	insertLines,
	type Line,
	lockList,
	updateQuantity,
} from './lines.sql.ts';
import { type ListAddress, openerOf } from './list-access.ts';
import type { ListKey } from './lists.sql.ts';

export async function addLines(
	ctx: RequestContext,
	address: ListAddress,
	lines: NewLine[],
): Promise<void> {
	const open = await openerOf(ctx, address, 'edit');
	await ctx.db.transaction(async (tx) => addTo(tx, (await open(tx)).key, lines));
}

export async function setQuantity(
	ctx: RequestContext,
	address: ListAddress,
	lineId: string,
	quantity: number,
): Promise<void> {
	const open = await openerOf(ctx, address, 'edit');
	await ctx.db.transaction(async (tx) => {
		const { key } = await open(tx);
		if (!(await updateQuantity(tx, key, lineId, quantity))) throw notFound('line');
	});
}

export async function removeLine(
	ctx: RequestContext,
	address: ListAddress,
	lineId: string,
): Promise<void> {
	const open = await openerOf(ctx, address, 'edit');
	await ctx.db.transaction(async (tx) => deleteLine(tx, (await open(tx)).key, lineId));
}

export async function addTo(tx: Tx, key: ListKey, lines: NewLine[]): Promise<void> {
	const products = new Map<string, number>();
	for (const line of lines) {
		if (!('sku' in line)) continue;
		const sum = (products.get(line.sku) ?? 0) + line.quantity;
		products.set(line.sku, Math.min(sum, MAX_LINE_QUANTITY));
	}
	const known = await listIdsBySku(tx, key.tenantId, [...products.keys()]);
	if (known.length < products.size) throw notFound('product');
	await lockList(tx, key);
	// The first mention of a product decides where it stands.
	const rows = lines.flatMap((line): Line[] => {
		if (!('sku' in line)) return [{ sku: null, ...line }];
		const quantity = products.get(line.sku);
		products.delete(line.sku);
		return quantity ? [{ sku: line.sku, text: null, quantity }] : [];
	});
	await insertLines(tx, key, rows);
	if (exceedsLineLimit(await countLines(tx, key))) {
		throw refused('lineLimit', 'The list cannot have any more lines.');
	}
}
