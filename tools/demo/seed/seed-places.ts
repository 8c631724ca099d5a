import { chance } from '@korb/demo/places/chance';
import { type DemoPlaces, demoPlaces } from '@korb/demo/places/demo-places';
import { listTemplates } from '@korb/demo/places/templates';
import { GREEN_MIN_HOUSEHOLDS } from '@korb/domain/fulfilment/windows';
import { dayAt } from '@korb/domain/pricing/prices';
import type { Database } from '../../../apps/api/src/db/database.ts';
import { planWindows } from '../../../apps/api/src/modules/windows/index.ts';
import { insertCity } from './cities.sql.ts';
import {
	type DemoStop,
	type DemoWindow,
	type Household,
	hasStops,
	insertArea,
	insertStops,
	insertStore,
	insertTemplates,
	listEmptyWindows,
	listHouseholds,
} from './places.sql.ts';

type Shop = { tenantId: string; timeZone: string; country: string };

/** Streets, areas, stores and windows of a demo shop, some of them heavily booked. */
export async function seedPlaces(db: Database, shop: Shop, now: Date): Promise<void> {
	const { tenantId: id, timeZone, country } = shop;
	const places = demoPlaces[id];
	if (!places) return;
	await db.transaction(async (tx) => {
		for (const city of places.cities) await insertCity(tx, city);
		for (const area of places.areas) await insertArea(tx, id, country, area);
		for (const store of places.stores) await insertStore(tx, id, country, store);
		await insertTemplates(tx, id, listTemplates(places));
	});
	await planWindows(db, { id, timeZone }, dayAt(now, timeZone));
	await bookWindows(db, id, places);
}

async function bookWindows(db: Database, tenantId: string, places: DemoPlaces): Promise<void> {
	await db.transaction(async (tx) => {
		if (await hasStops(tx, tenantId)) return;
		const windows = await listEmptyWindows(tx, tenantId);
		const collected = windows.filter((window) => window.distribution_type !== 'DELIVERY');
		const stops = collected.flatMap((window) => listStops(window, [], places));
		for (const unit of Object.keys(places.units)) {
			const households = await listHouseholds(tx, places, unit);
			const driven = windows.filter(
				(window) => window.distribution_type === 'DELIVERY' && window.appointable_id === unit,
			);
			stops.push(...driven.flatMap((window) => listStops(window, households, places)));
		}
		await insertStops(tx, tenantId, stops);
	});
}

function listStops(window: DemoWindow, all: Household[], { busyStreet }: DemoPlaces): DemoStop[] {
	const key = `${window.appointable_id} ${window.starts_at.toISOString()}`;
	const busy = all.filter(({ street }) => street === busyStreet);
	const isBusy = busy.length > 0 && chance(key, 'busy') < 0.5;
	return Array.from({ length: bookedPlaces(key, window.capacity) }, (_, stop) => {
		// Neighbours come in groups of the minimum that makes a window green.
		const group = Math.floor(stop / GREEN_MIN_HOUSEHOLDS);
		const from = isBusy && group === 0 ? busy : all;
		const streets = Math.floor(from.length / GREEN_MIN_HOUSEHOLDS);
		const street = Math.floor(chance(key, group) * streets);
		const { lng = null, lat = null } =
			from[street * GREEN_MIN_HOUSEHOLDS + (stop % GREEN_MIN_HOUSEHOLDS)] ?? {};
		return { window_id: window.window_id, stop_id: `demo-${stop + 1}`, lng, lat };
	});
}

/** Some are full, some nearly, most have room. */
function bookedPlaces(key: string, capacity: number): number {
	const luck = chance(key, 'booked');
	if (luck < 0.12) return capacity;
	if (luck < 0.24) return capacity - 1 - Math.floor(chance(key, 'left') * 3);
	return Math.floor(capacity * (0.1 + 0.6 * chance(key, 'share')));
}
