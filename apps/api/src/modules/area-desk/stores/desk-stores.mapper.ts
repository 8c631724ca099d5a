import type { DeskStore, StoreInput } from '@korb/contracts/admin/areas/stores';
import type { DeskStoreRow } from './desk-stores.sql.ts';

export function toDeskStore(row: DeskStoreRow): DeskStore {
	return {
		storeId: row.store_id,
		version: row.version,
		name: row.name,
		streetName: row.street_name,
		streetNumber: row.street_number,
		postalCode: row.postal_code,
		city: row.city,
		phoneNumber: row.phone_number,
		unit: row.picking_unit_id,
		position: { lat: row.lat, lng: row.lng },
		openingHours: row.opening_hours,
		areaNumber: row.area_number,
		changedAt: row.changed_at?.toISOString() ?? null,
	};
}

/** For the audit log, with a field for each weekday, so that it names those that have changed. */
export function toAuditedStore(store: StoreInput): Record<string, unknown> {
	const { lat, lng } = store.position;
	const days = Object.entries(Object.groupBy(store.openingHours, ({ weekday }) => weekday));
	return {
		name: store.name,
		street: `${store.streetName} ${store.streetNumber}`,
		city: `${store.postalCode} ${store.city}`,
		phoneNumber: store.phoneNumber,
		units: [store.unit],
		position: `${lat}, ${lng}`,
		...Object.fromEntries(
			days.map(([day, hours = []]) => [
				`hours${day}`,
				hours.map(({ opens, closes }) => `${opens}–${closes}`),
			]),
		),
	};
}
