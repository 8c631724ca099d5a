import { Address } from '@korb/contracts/fulfilment/address';
import type { CheckoutStore, DeliveryArea, Store } from '@korb/contracts/fulfilment/distribution';
import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import { openingAt } from '@korb/domain/fulfilment/opening-hours';
import type { AreaRow } from './areas.sql.ts';
import type { StoreRow } from './stores.sql.ts';

export function toDeliveryArea(row: AreaRow | null): DeliveryArea {
	return {
		deliveryAreaNumber: row?.delivery_area_number ?? null,
		name: row?.name ?? null,
		pickingUnitIds: row?.picking_unit_ids ?? [],
	};
}

type Place = { timeZone: string; country: string; now: Date };

export function toStore(row: StoreRow, country: string): Store {
	const { lat, lng } = row;
	return {
		storeId: row.store_id,
		name: row.name,
		address: Address.parse({
			streetName: row.street_name,
			streetNumber: row.street_number,
			postalCode: row.postal_code,
			city: row.city,
			countryCode: country,
			phoneNumber: row.phone_number,
			position: { lat, lng },
			distributionType: 'CLICK_AND_COLLECT',
			storeId: row.store_id,
			pickingUnitIds: [row.picking_unit_id],
		}),
		position: { lat, lng },
		openingHours: row.opening_hours,
		closedOn: row.closed_on,
		distanceMeters: row.distance_meters,
	};
}

export function toCheckoutStore(
	row: StoreRow,
	place: Place,
	earliestWindow: DistributionWindow | null,
): CheckoutStore {
	const { isOpen, changesAt } = openingAt(
		{ openingHours: row.opening_hours, closedOn: row.closed_on, timeZone: place.timeZone },
		place.now,
	);
	return {
		...toStore(row, place.country),
		distributionType: 'CLICK_AND_COLLECT',
		pickingUnitIds: [row.picking_unit_id],
		isOpen,
		changesAt: changesAt?.toISOString() ?? null,
		earliestWindow,
	};
}
