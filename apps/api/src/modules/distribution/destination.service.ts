import type { Address, Position } from '@korb/contracts/fulfilment/address';
import type { LocationCode } from '@korb/contracts/fulfilment/distribution-windows';
import type { AreaTerms } from '@korb/domain/fulfilment/area-terms';
import type { Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import type { Destination } from '../windows/index.ts';
import { findAreaAt, findAreaByPostalCode } from './areas.sql.ts';
import { findStore } from './stores.sql.ts';

/** The destination as derived by the shop: areas and units sent by a browser are hints. */
export type ResolvedDestination = Destination & {
	deliveryAreaNumber: string | null;
	/** Null for stores. */
	areaTerms: AreaTerms | null;
	/** The first one is the region whose prices apply. */
	pickingUnitIds: string[];
	position: Position | null;
	/** Name and address of a store; for deliveries the shopper provides the address. */
	store: StorePlace | null;
};

type StorePlace = Pick<
	Address,
	'companyName' | 'streetName' | 'streetNumber' | 'postalCode' | 'city'
>;

export type DestinationOutcome =
	| { ok: true; destination: ResolvedDestination }
	| { ok: false; code: LocationCode };

export type AddressPart = Partial<
	Pick<Address, 'distributionType' | 'storeId' | 'postalCode' | 'position'>
>;

export async function resolveDestination(
	tx: Tx,
	tenant: Tenant,
	address: AddressPart | null,
): Promise<DestinationOutcome> {
	if (!address) return { ok: false, code: '005' };
	if (!address.distributionType) return { ok: false, code: '130' };
	if (address.distributionType === 'DELIVERY') return resolveDelivery(tx, tenant.id, address);
	if (!tenant.config.clientRuntimeConfig.featureClickAndCollect) return { ok: false, code: '132' };
	return resolveStore(tx, tenant.id, address.storeId ?? '');
}

async function resolveDelivery(
	tx: Tx,
	tenantId: string,
	{ position = null, postalCode = '' }: AddressPart,
): Promise<DestinationOutcome> {
	const area = position
		? await findAreaAt(tx, tenantId, position)
		: await findAreaByPostalCode(tx, tenantId, postalCode);
	const [appointableId] = area?.picking_unit_ids ?? [];
	if (!area || !appointableId) return { ok: false, code: '131' };
	return {
		ok: true,
		destination: {
			distributionType: 'DELIVERY',
			appointableId,
			deliveryAreaNumber: area.delivery_area_number,
			areaTerms: area.terms,
			pickingUnitIds: area.picking_unit_ids,
			position,
			store: null,
		},
	};
}

async function resolveStore(
	tx: Tx,
	tenantId: string,
	storeId: string,
): Promise<DestinationOutcome> {
	const store = await findStore(tx, tenantId, storeId);
	if (!store) return { ok: false, code: '132' };
	return {
		ok: true,
		destination: {
			distributionType: 'CLICK_AND_COLLECT',
			appointableId: store.store_id,
			deliveryAreaNumber: null,
			areaTerms: null,
			pickingUnitIds: [store.picking_unit_id],
			position: { lat: store.lat, lng: store.lng },
			store: {
				companyName: store.name,
				streetName: store.street_name,
				streetNumber: store.street_number,
				postalCode: store.postal_code,
				city: store.city,
			},
		},
	};
}
