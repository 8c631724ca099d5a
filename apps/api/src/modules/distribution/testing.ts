import { aShop } from '@korb/testing/shop';
import type { TestApi } from '../../testing.ts';

type Box = { west: number; south: number; east: number; north: number };

/** A rough bounding box of the city. */
export const vienna: Box = { west: 16.18, south: 48.11, east: 16.58, north: 48.33 };
export const graz: Box = { west: 15.35, south: 47.01, east: 15.53, north: 47.13 };

type AreaDraft = {
	tenantId: string;
	number: string;
	units: string[];
	box: Box;
	postalCodes?: string[];
	isDefault?: boolean;
	priority?: number;
};

export async function anArea(api: Pick<TestApi, 'query'>, draft: AreaDraft): Promise<void> {
	const { west, south, east, north } = draft.box;
	await api.query(
		`INSERT INTO delivery_area VALUES ($1, $2, $2, $3, $4, $5, $6,
			ST_Multi(ST_MakeEnvelope($7, $8, $9, $10, 4326)))`,
		[
			draft.tenantId,
			draft.number,
			draft.units,
			draft.postalCodes ?? [],
			draft.priority ?? 0,
			draft.isDefault ?? false,
			west,
			south,
			east,
			north,
		],
	);
}

type StoreDraft = { tenantId: string; storeId: string; lat: number; lng: number; unit?: string };

/** Open Monday to Saturday, 7:30 to 19:30. */
export async function aStore(api: TestApi, draft: StoreDraft): Promise<void> {
	const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '07:30', closes: '19:30' }));
	await api.query(
		`INSERT INTO collect_store VALUES ($1, $2, $2, 'Neubaugasse', '12', '1070', 'Wien', '',
			$3, ST_MakePoint($4, $5)::geography, $6)`,
		[
			draft.tenantId,
			draft.storeId,
			draft.unit ?? 'wien',
			draft.lng,
			draft.lat,
			JSON.stringify(hours),
		],
	);
}

/** A shop that delivers in two cities. */
export async function aServingShop(api: TestApi) {
	const shop = await aShop().openIn(api);
	const { tenantId } = shop;
	const inVienna = { tenantId, number: 'W', units: ['wien', 'default'], box: vienna };
	await anArea(api, { ...inVienna, postalCodes: ['1070'], isDefault: true });
	await anArea(api, { tenantId, number: 'G', units: ['graz'], box: graz, postalCodes: ['8010'] });
	return shop;
}
