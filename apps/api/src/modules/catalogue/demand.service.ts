import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { claimDemandDay, countDemand, markAllListings } from './demand.sql.ts';
import type { ImportDeps } from './import/import.service.ts';

/** Long enough to be stable, short enough to follow the seasons. */
const DEMAND_DAYS = 28;

/**
 * Once a day, recent orders decide which products come first. Returns true when listings must be
 * renumbered; without orders the popularity from the feed stands.
 */
export async function refreshDemand(
	deps: ImportDeps,
	tenant: { id: string; timeZone: string },
): Promise<boolean> {
	const now = deps.clock();
	return deps.db.transaction(async (tx) => {
		const today = dayAt(now, tenant.timeZone);
		if (!(await claimDemandDay(tx, tenant.id, today))) return false;
		const since = new Date(`${addDays(today, -DEMAND_DAYS)}T00:00:00Z`);
		if ((await countDemand(tx, tenant.id, since)) === 0) return false;
		await markAllListings(tx, tenant.id);
		return true;
	});
}
