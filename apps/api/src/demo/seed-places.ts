import { GREEN_MIN_HOUSEHOLDS } from '@korb/domain/fulfilment/windows';
import { dayAt } from '@korb/domain/pricing/prices';
import type { Database } from '../db/database.ts';
import { planWindows } from '../modules/windows/index.ts';
import { chance } from './places/chance.ts';
import { insertCity } from './places/cities.sql.ts';
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
} from './places/services.sql.ts';
import { type Service, services } from './places/services.ts';
import { listTemplates } from './places/templates.ts';

type Shop = { tenantId: string; timeZone: string; country: string };

/** Streets, areas, stores and windows of a demo shop, some of them heavily booked. */
export async function seedPlaces(db: Database, shop: Shop, now: Date): Promise<void> {
	const { tenantId: id, timeZone, country } = shop;
	const service = services[id];
	if (!service) return;
	await db.transaction(async (tx) => {
		for (const city of service.cities) await insertCity(tx, city);
		for (const area of service.areas) await insertArea(tx, id, country, area);
		for (const store of service.stores) await insertStore(tx, id, country, store);
		await insertTemplates(tx, id, listTemplates(service));
	});
	await planWindows(db, { id, timeZone }, dayAt(now, timeZone));
	await bookWindows(db, id, service);
}

async function bookWindows(db: Database, tenantId: string, service: Service): Promise<void> {
	await db.transaction(async (tx) => {
		if (await hasStops(tx, tenantId)) return;
		const windows = await listEmptyWindows(tx, tenantId);
		const collected = windows.filter((window) => window.distribution_type !== 'DELIVERY');
		const stops = collected.flatMap((window) => listStops(window, [], service));
		for (const unit of Object.keys(service.units)) {
			const households = await listHouseholds(tx, service, unit);
			const driven = windows.filter(
				(window) => window.distribution_type === 'DELIVERY' && window.appointable_id === unit,
			);
			stops.push(...driven.flatMap((window) => listStops(window, households, service)));
		}
		await insertStops(tx, tenantId, stops);
	});
}

function listStops(window: DemoWindow, all: Household[], { busyStreet }: Service): DemoStop[] {
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
