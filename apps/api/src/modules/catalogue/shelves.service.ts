import { dayAt } from '@korb/domain/prices';
import { surrogateKeys } from '@korb/domain/surrogate-keys';
import type { Tx } from '../../db/schema.ts';
import { type ImportDeps, productKeys } from './import.service.ts';
import { markRegionalShelves, rollPromotions } from './import.sql.ts';
import { buildRegion, buildShelves, listRegions, lockShelves, takePending } from './shelves.sql.ts';

/** Runs when the whole assortment has been numbered anew, in the same transaction. */
export type AfterRenumbering = (tx: Tx, tenantId: string) => Promise<void>;

/**
 * Brings lists up to date with offers and products and drops the pages that showed them. The whole
 * refresh is one transaction: readers see all shelves before it or all after it.
 */
export async function refreshShelves(
	deps: ImportDeps,
	tenantId: string,
	afterRenumbering: AfterRenumbering | 'prices only',
): Promise<{ shelves: number; regions: number }> {
	return deps.db.transaction(async (tx) => {
		await lockShelves(tx, tenantId);
		const isPricesOnly = afterRenumbering === 'prices only';
		const pending = await takePending(tx, tenantId, isPricesOnly);
		const rebuilt = pending.filter(({ region }) => region === '').map(({ shelf }) => shelf);
		if (rebuilt.length > 0) await buildShelves(tx, tenantId, rebuilt);
		if (rebuilt.includes('all') && !isPricesOnly) await afterRenumbering(tx, tenantId);

		const regions = await listRegions(tx, tenantId);
		for (const region of regions) {
			const touched = pending.filter((mark) => mark.region === region).map(({ shelf }) => shelf);
			const shelves = [...new Set([...rebuilt, ...touched])];
			if (shelves.length > 0) await buildRegion(tx, tenantId, region, shelves);
		}
		const keys = [...new Set(pending.map(({ shelf }) => keyOf(tenantId, shelf)))];
		if (keys.length > 0) await deps.outbox.enqueue(tx, 'purge-edge', { keys });
		return { shelves: rebuilt.length, regions: regions.length };
	});
}

/** At midnight promotions begin and end by themselves. Does nothing on most calls. */
export async function startAndEndPromotions(
	deps: ImportDeps,
	tenant: { id: string; timeZone: string },
): Promise<number> {
	const today = dayAt(deps.clock(), tenant.timeZone);
	return deps.db.transaction(async (tx) => {
		const changed = await rollPromotions(tx, tenant.id, today);
		if (changed.length === 0) return 0;
		await markRegionalShelves(tx, tenant.id, changed);
		const keys = productKeys(tenant.id, new Set(changed.map(({ sku }) => sku)));
		await deps.outbox.enqueue(tx, 'purge-edge', { keys });
		return changed.length;
	});
}

function keyOf(tenantId: string, shelf: string): string {
	if (shelf.startsWith('c:')) return surrogateKeys.category(tenantId, shelf.slice(2));
	if (shelf.startsWith('b:')) return surrogateKeys.brand(tenantId, shelf.slice(2));
	return surrogateKeys.search(tenantId);
}
