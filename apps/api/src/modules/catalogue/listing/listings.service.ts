import { dayAt } from '@korb/domain/pricing/prices';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { Tx } from '../../../db/schema.ts';
import { type ImportDeps, productKeys } from '../import/import.service.ts';
import { rollPromotions } from '../import/import-offers.sql.ts';
import { buildListings, buildRegions } from './build-listings.ts';
import { findPromotionState, listRegions, lockListings, takePending } from './listings.sql.ts';
import { markRegionalListings } from './mark-listings.sql.ts';

/** Runs after the assortment has been renumbered, in the same transaction. */
export type AfterRenumbering = (tx: Tx, tenantId: string) => Promise<void>;

/**
 * Brings listings up to date with offers and products, and purges the pages that show them. The
 * refresh is one transaction, so readers see all listings before it or all after it.
 */
export async function refreshListings(
	deps: ImportDeps,
	tenantId: string,
	afterRenumbering: AfterRenumbering | 'prices only',
): Promise<{ listings: number; regions: number }> {
	return deps.db.transaction(async (tx) => {
		await lockListings(tx, tenantId);
		const isPricesOnly = afterRenumbering === 'prices only';
		const pending = await takePending(tx, tenantId, isPricesOnly);
		const rebuilt = pending.filter(({ region }) => region === '').map(({ listing }) => listing);
		if (rebuilt.length > 0) await buildListings(tx, tenantId, rebuilt);
		if (rebuilt.includes('all') && !isPricesOnly) await afterRenumbering(tx, tenantId);

		const regions = await listRegions(tx, tenantId);
		const work = regions
			.map((region) => {
				const touched = pending
					.filter((mark) => mark.region === region)
					.map(({ listing }) => listing);
				return { region, listings: [...new Set([...rebuilt, ...touched])] };
			})
			.filter(({ listings }) => listings.length > 0);
		const before = await findPromotionState(tx, tenantId);
		if (work.length > 0) await buildRegions(tx, tenantId, work);
		const isOffersChanged = before !== (await findPromotionState(tx, tenantId));

		const keys = new Set(pending.map(({ listing }) => keyOf(tenantId, listing)));
		if (isOffersChanged || rebuilt.includes('all')) keys.add(surrogateKeys.offers(tenantId));
		if (rebuilt.includes('all')) keys.add(surrogateKeys.search(tenantId));
		if (keys.size > 0) await deps.outbox.enqueue(tx, 'purge-edge', { keys: [...keys] });
		return { listings: rebuilt.length, regions: regions.length };
	});
}

/** Starts and ends promotions at midnight. A no-op on most calls. */
export async function startAndEndPromotions(
	deps: ImportDeps,
	tenant: { id: string; timeZone: string },
): Promise<number> {
	const today = dayAt(deps.clock(), tenant.timeZone);
	return deps.db.transaction(async (tx) => {
		const changed = await rollPromotions(tx, tenant.id, today);
		if (changed.length === 0) return 0;
		await markRegionalListings(tx, tenant.id, changed);
		const keys = productKeys(tenant.id, new Set(changed.map(({ sku }) => sku)));
		await deps.outbox.enqueue(tx, 'purge-edge', { keys });
		return changed.length;
	});
}

function keyOf(tenantId: string, listing: string): string {
	if (listing.startsWith('c:')) return surrogateKeys.category(tenantId, listing.slice(2));
	if (listing.startsWith('b:')) return surrogateKeys.brand(tenantId, listing.slice(2));
	return surrogateKeys.assortment(tenantId);
}
