import type { Tx } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { productKeys } from './import/import.service.ts';
import { markRegionalListings } from './listing/mark-listings.sql.ts';
import { addToStock, type StockChange } from './stock.sql.ts';

/**
 * The only way for orders to take and return stock, in their own transaction. Returns the SKUs that
 * are short; the caller then rolls back. Pages and listings are only updated when a product sells
 * out or is back.
 */
export async function changeStock(
	tx: Tx,
	outbox: Outbox,
	place: { tenantId: string; region: string },
	changes: StockChange[],
): Promise<{ tooFew: string[] }> {
	const rows = await addToStock(tx, place, changes);
	const turned = rows
		.filter(({ before, after }) => after !== null && (before === 0) !== (after === 0))
		.map(({ sku }) => ({ sku, region: place.region }));
	if (turned.length > 0) {
		await markRegionalListings(tx, place.tenantId, turned);
		const keys = productKeys(place.tenantId, new Set(turned.map(({ sku }) => sku)));
		await outbox.enqueue(tx, 'purge-edge', { keys });
	}
	return { tooFew: rows.filter(({ after }) => after === null).map(({ sku }) => sku) };
}
