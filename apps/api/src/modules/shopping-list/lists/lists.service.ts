import { randomBytes } from 'node:crypto';
import type {
	ListSummary,
	NewLine,
	ShoppingList,
} from '@korb/contracts/shopping-list/list-endpoints';
import { hasReachedListLimit, type ListRight } from '@korb/domain/shopping-list/lists';
import type { RequestContext } from '../../../context.ts';
import { refused } from '../../../errors.ts';
import { inScope, loadProducts } from '../../catalogue/index.ts';
import { hashSecret, requireCustomer } from '../../identity/index.ts';
import { addTo } from './lines.service.ts';
import { listLines } from './lines.sql.ts';
import { type ListAddress, openerOf } from './list-access.ts';
import { toList, toSummary } from './lists.mapper.ts';
import {
	countLists,
	deleteList,
	insertList,
	listSummaries,
	lockLists,
	renameList,
	setShare,
} from './lists.sql.ts';

const SECRET_BYTES = 32;
/** On the card of a list. */
const PICTURES = 4;

export async function readLists(
	ctx: RequestContext,
	region: string,
): Promise<{ results: ListSummary[] }> {
	const key = await requireCustomer(ctx);
	return inScope(ctx, region, async (tx, scope) => {
		const rows = await listSummaries(tx, key, PICTURES);
		const ids = new Set(rows.flatMap((row) => row.product_ids));
		const products = await loadProducts(tx, scope, [...ids]);
		return { results: rows.map((row) => toSummary(row, products)) };
	});
}

export async function readList(
	ctx: RequestContext,
	region: string,
	address: ListAddress,
): Promise<ShoppingList> {
	const open = await openerOf(ctx, address, 'read');
	return inScope(ctx, region, async (tx, scope) => {
		const { key, row, access } = await open(tx);
		const lines = await listLines(tx, key);
		const ids = lines.flatMap((line) => line.product_id ?? []);
		return toList(row, access, lines, await loadProducts(tx, scope, ids));
	});
}

export async function createList(
	ctx: RequestContext,
	region: string,
	{ name, lines }: { name: string; lines: NewLine[] },
): Promise<ShoppingList> {
	const customer = await requireCustomer(ctx);
	const listId = await ctx.db.transaction(async (tx) => {
		await lockLists(tx, customer);
		if (hasReachedListLimit(await countLists(tx, customer))) {
			throw refused('listLimit', 'The customer cannot have any more lists.');
		}
		const created = await insertList(tx, customer, name);
		await addTo(tx, { tenantId: customer.tenantId, listId: created }, lines);
		return created;
	});
	return readList(ctx, region, { listId });
}

export async function nameList(ctx: RequestContext, listId: string, name: string): Promise<void> {
	const open = await openerOf(ctx, { listId }, 'own');
	await ctx.db.transaction(async (tx) => renameList(tx, (await open(tx)).key, name));
}

export async function removeList(ctx: RequestContext, listId: string): Promise<void> {
	const open = await openerOf(ctx, { listId }, 'own');
	await ctx.db.transaction(async (tx) => deleteList(tx, (await open(tx)).key));
}

/** The secret is shown once: the table has its hash only. */
export async function shareList(
	ctx: RequestContext,
	listId: string,
	right: ListRight,
): Promise<{ token: string }> {
	const open = await openerOf(ctx, { listId }, 'own');
	const token = randomBytes(SECRET_BYTES).toString('base64url');
	await ctx.db.transaction(async (tx) =>
		setShare(tx, (await open(tx)).key, { hash: hashSecret(token), right }),
	);
	return { token };
}

export async function revokeShare(ctx: RequestContext, listId: string): Promise<void> {
	const open = await openerOf(ctx, { listId }, 'own');
	await ctx.db.transaction(async (tx) => setShare(tx, (await open(tx)).key, null));
}
