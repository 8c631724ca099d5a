import type { DemoPlaces } from '@korb/demo/places/demo-places';
import type { Database } from '../../../apps/api/src/db/database.ts';
import { hasOrders, listNextWindows, listPopular, passCutOff } from './day.sql.ts';
import { listHouseholds } from './households.ts';
import { placeOrder } from './place-order.ts';

/** Orders in the next windows of a unit, as a share of its vans' stops. */
const SHARES = [0.2, 0.12, 0.06];
const POPULAR = 120;

type DemoShop = {
	db: Database;
	/** The API itself, bypassing the edge. */
	url: string;
	host: string;
	tenantId: string;
	places: DemoPlaces;
};

/**
 * Orders for the next windows, so that the back office of a new demo has work; those of each unit's
 * first window can be picked at once. Does nothing in a shop that has orders.
 */
export async function openDay(shop: DemoShop): Promise<number> {
	const { db, tenantId, places } = shop;
	if (await db.snapshot((tx) => hasOrders(tx, tenantId))) return 0;
	let placed = 0;
	for (const unit of Object.keys(places.units)) placed += await fillUnit(shop, unit);
	return placed;
}

async function fillUnit(shop: DemoShop, unit: string): Promise<number> {
	const { db, tenantId, places } = shop;
	const counts = SHARES.map((share) => Math.ceil(share * (places.units[unit] ?? 0)));
	const total = counts.reduce((sum, count) => sum + count);
	const key = { tenantId, unit };
	const { windows, popular } = await db.snapshot(async (tx) => ({
		windows: await listNextWindows(tx, key, { room: Math.max(...counts), atMost: counts.length }),
		popular: await listPopular(tx, key, POPULAR),
	}));
	const waiting = listHouseholds(places, unit, total);
	let placed = 0;
	for (const [n, windowId] of windows.entries()) {
		for (const household of waiting.splice(0, counts[n])) {
			await placeOrder(shop, { household, windowId, popular });
			placed++;
		}
	}
	const [first] = windows;
	if (first) await db.transaction((tx) => passCutOff(tx, tenantId, first));
	return placed;
}
