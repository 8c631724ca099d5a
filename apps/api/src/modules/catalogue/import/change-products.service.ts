import type { Tx } from '../../../db/schema.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { findListingsOf, markListings } from '../listing/mark-listings.sql.ts';
import { toStoredProduct } from './import.mapper.ts';
import { productKeys } from './import.service.ts';
import { repriceOffers } from './import-offers.sql.ts';
import type { StoredProduct } from './import-products.sql.ts';
import { type ProductState, toProductRecord, toProductState } from './product-state.ts';
import {
	listNamed,
	listProductStateRows,
	type ProductStateRow,
	updateImportedProducts,
	updateProduct,
} from './product-states.sql.ts';

/** Products that exist, by article number. */
export async function listProductStates(
	tx: Tx,
	tenantId: string,
	skus: string[],
): Promise<Map<string, ProductState>> {
	const rows = skus.length > 0 ? await listProductStateRows(tx, tenantId, skus) : [];
	return new Map(rows.map((row) => [row.sku, toProductState(row)]));
}

export type KnownNames = { brands: Map<string, string>; categories: Map<string, string> };

/** Slugs of the brands and categories among these slugs and names, in lower case. */
export async function findSlugs(tx: Tx, tenantId: string, names: string[]): Promise<KnownNames> {
	const rows = names.length > 0 ? await listNamed(tx, tenantId, names) : [];
	const known: KnownNames = { brands: new Map(), categories: new Map() };
	for (const { kind, slug, name } of rows) {
		const slugs = kind === 'brand' ? known.brands : known.categories;
		if (!slugs.has(name.toLowerCase())) slugs.set(name.toLowerCase(), slug);
	}
	for (const { kind, slug } of rows) {
		(kind === 'brand' ? known.brands : known.categories).set(slug, slug);
	}
	return known;
}

/** Writes products of an import as a feed does, except for their pictures: lists and purges follow. */
export async function writeChangedProducts(
	tx: Tx,
	outbox: Outbox,
	key: { tenantId: string; importId: number },
	changed: Map<string, ProductState>,
): Promise<void> {
	if (changed.size === 0) return;
	await writeProducts(tx, outbox, key.tenantId, changed, async (rows) => {
		await updateImportedProducts(tx, key, rows);
		await repriceOffers(tx, key.tenantId, [...changed.keys()]);
	});
}

/** The same for one product that a person has changed. */
export function writeChangedProduct(
	tx: Tx,
	outbox: Outbox,
	{ tenantId, sku }: { tenantId: string; sku: string },
	state: ProductState,
): Promise<void> {
	return writeProducts(tx, outbox, tenantId, new Map([[sku, state]]), async (rows) => {
		for (const row of rows) await updateProduct(tx, tenantId, row);
	});
}

async function writeProducts(
	tx: Tx,
	outbox: Outbox,
	tenantId: string,
	changed: Map<string, ProductState>,
	write: (rows: StoredProduct[]) => Promise<void>,
): Promise<void> {
	const skus = [...changed.keys()];
	const before = await listProductStateRows(tx, tenantId, skus);
	const rows = before.map((row) => toRow(row, changed.get(row.sku)));
	await write(rows);
	const both = [...before, ...rows];
	const homes = [...new Set(both.flatMap(({ categories }) => categories))];
	const brands = both.flatMap(({ brand }) => (brand ? [`b:${brand}`] : []));
	const listings = new Set([...(await findListingsOf(tx, tenantId, homes)), ...brands, 'all']);
	await markListings(tx, tenantId, [...listings]);
	await outbox.enqueue(tx, 'purge-edge', { keys: productKeys(tenantId, new Set(skus)) });
}

function toRow(row: ProductStateRow, state: ProductState | undefined) {
	const result = state ? toProductRecord(row.sku, state) : { field: 'record' };
	if ('field' in result) throw new Error(`${row.sku}: ${result.field} was judged to be valid`);
	return toStoredProduct(result.record, [row.picture_id, ...(row.details.morePictures ?? [])]);
}
