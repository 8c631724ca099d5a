import { GeocodedAddress, MapFeatures } from '@korb/contracts/fulfilment/maps';
import { isUsableAddress } from '@korb/domain/customer/addresses';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { anArea, aStore, vienna } from '../distribution/testing.ts';
import type { AddressSearch } from './index.ts';
import { aStreet } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
	await aStreet(api, 'Neubaugasse', '1070', 'Wien', '16.3505 48.1985, 16.3482 48.2068', 'Neubau');
	await aStreet(api, 'Neustiftgasse', '1070', 'Wien', '16.3570 48.2058, 16.3384 48.2058', 'Neubau');
	await aStreet(api, 'Währinger Straße', '1090', 'Wien', '16.3618 48.2143, 16.3495 48.2280');
	await aStreet(api, 'Neubaugasse', '8020', 'Graz', '15.4300 47.0760, 15.4260 47.0790', 'Lend');
	await aStreet(api, 'Baker Street', 'NW1', 'London', '-0.1545 51.5160, -0.1570 51.5222', '', 'GB');
});
afterAll(() => api.close());

const open = () => aShop().openIn(api);
const complete = async (query: string) =>
	(await (await open()).get(`/api/maps/places/autocomplete?${query}`)).json();

describe('GET /api/maps/places/autocomplete', () => {
	it('API-80 MISC-43 completes streets as one types, with the house number', async () => {
		expect(await complete('q=neubaug&addressOnly=true')).toMatchObject([
			{ primaryPart: 'Neubaugasse', secondaryPart: '1070 Wien', isComplete: false },
			{ primaryPart: 'Neubaugasse', secondaryPart: '8020 Graz', isComplete: false },
		]);
		expect((await complete('q=neubaugasse%2012/3,%201070'))[0]).toMatchObject({
			primaryPart: 'Neubaugasse 12',
			secondaryPart: '1070 Wien',
			isComplete: true,
		});
	});

	it.each([
		['without umlauts', 'waehringer'],
		['abbreviated', 'währinger str.'],
		['with a typo', 'wahringer strase'],
	])('API-80 finds a street written %s', async (_how, text) => {
		const [first] = await complete(`q=${encodeURIComponent(text)}`);
		expect(first.primaryPart).toBe('Währinger Straße');
	});

	it('API-80 includes districts, unless only addresses are requested', async () => {
		const names = (await complete('q=neubau')).map(
			({ primaryPart }: { primaryPart: string }) => primaryPart,
		);
		expect(names[0]).toBe('Neubau');
		const addresses = await complete('q=neubau&addressOnly=true');
		expect(
			addresses.every(({ primaryPart }: { primaryPart: string }) => primaryPart !== 'Neubau'),
		).toBe(true);
	});

	it('API-80 stays in the country of the shop, or in the requested one', async () => {
		expect(await complete('q=baker')).toEqual([]);
		expect(await complete('q=12%20baker%20street&restrictCountry=gb')).toMatchObject([
			{ primaryPart: '12 Baker Street', secondaryPart: 'London NW1', isComplete: true },
		]);
	});

	it.each(['', 'n', 'ne', '%25%25%25', '12'])(
		'API-80 requires something to search for: %j',
		async (q) => {
			expect(await complete(`q=${q}`)).toEqual([]);
		},
	);

	it('API-80 marks a house number outside the street as incomplete', async () => {
		expect((await complete('q=neubaugasse%20999%20wien&addressOnly=true'))[0]).toMatchObject({
			primaryPart: 'Neubaugasse',
			isComplete: false,
		});
	});
});

describe('GET /api/maps/geocode', () => {
	it('API-82 MISC-45 returns the address of a suggestion, with its position', async () => {
		const [suggestion] = await complete('q=neubaugasse%2051%201070');
		const answer = await (await open()).get(
			`/api/maps/geocode/${encodeURIComponent(suggestion.id)}`,
		);
		const address = GeocodedAddress.parse(answer.json());
		expect(isUsableAddress(address)).toBe(true);
		expect(address).toMatchObject({
			streetName: 'Neubaugasse',
			streetNumber: '51',
			postalCode: '1070',
			city: 'Wien',
			country: 'Österreich',
			countryCode: 'AT',
			position: { lat: 48.20265, lng: 16.34935 },
		});
	});

	it('API-82 a district has a position but is no delivery address', async () => {
		const [suggestion] = await complete('q=neubau');
		const answer = await (await open()).get(
			`/api/maps/geocode/${encodeURIComponent(suggestion.id)}`,
		);
		expect(answer.json()).toMatchObject({ streetName: '', postalCode: '1070', city: 'Wien' });
		expect(isUsableAddress(answer.json())).toBe(false);
	});

	it('API-83 MISC-46 finds a written address', async () => {
		const shop = await open();
		const url = '/api/maps/geocode/address?address=';
		const answer = await shop.get(`${url}${encodeURIComponent('Neubaugasse 51/3, 1070 Wien')}`);
		expect(answer.json()).toMatchObject({ streetNumber: '51', position: { lat: 48.20265 } });
		expect((await shop.get(`${url}Sesamstrasse%201`)).statusCode).toBe(404);
	});

	it('API-81 MISC-44 finds the address at a position', async () => {
		const shop = await open();
		const near = await shop.get('/api/maps/geocode/location?latitude=48.2027&longitude=16.3494');
		expect(near.json()).toMatchObject({ streetName: 'Neubaugasse', streetNumber: '51' });
		const nowhere = await shop.get('/api/maps/geocode/location?latitude=47&longitude=13');
		expect(nowhere.statusCode).toBe(404);
	});

	it.each(['nobody-knows', 'a~b~c', '%00', '..%2F..', 'place~0000'])(
		'API-82 responds with 404 or 400 to the id %s',
		async (id) => {
			expect([400, 404]).toContain(
				(await (await open()).get(`/api/maps/geocode/${id}`)).statusCode,
			);
		},
	);
});

describe('while the address search fails', () => {
	const broken = async () => {
		throw new Error('no answer');
	};
	const search: AddressSearch = {
		complete: broken,
		locate: broken,
		geocode: broken,
		reverse: broken,
	};

	it('API-80 API-81 API-82 API-83 MISC-47 responses are empty, and nothing fails', async () => {
		const failing = await startTestApi({ addressSearch: search });
		try {
			const shop = await aShop().openIn(failing);
			const list = await shop.get('/api/maps/places/autocomplete?q=neubau');
			expect([list.statusCode, list.json()]).toEqual([200, []]);
			for (const path of ['location?latitude=48&longitude=16', 'some-id', 'address?address=x']) {
				expect((await shop.get(`/api/maps/geocode/${path}`)).statusCode).toBe(404);
			}
			expect(failing.lines.join('')).toContain('the geocoder is unavailable');
		} finally {
			await failing.close();
		}
	});
});

describe('GET /media/map.json', () => {
	it('contains areas, stores and streets of this shop, cacheable by the edge', async () => {
		const shop = await open();
		const { tenantId } = shop;
		await anArea(api, { tenantId, number: 'W', units: ['wien'], box: vienna, isDefault: true });
		await aStore(api, { tenantId, storeId: 's1', lat: 48.2, lng: 16.35 });
		const answer = await shop.get('/media/map.json');
		expect(answer.headers['cache-control']).toBe('public, max-age=3600');
		expect(answer.headers['xkey']).toBe(`t-${tenantId}`);
		const map = MapFeatures.parse(answer.json());
		expect(map.bbox).toEqual([16.18, 48.11, 16.58, 48.33]);
		const shown = map.features.map(({ properties }) => [properties.kind, properties.name]);
		expect(shown).toEqual([
			['street', 'Neubaugasse'],
			['street', 'Neustiftgasse'],
			['street', 'Währinger Straße'],
			['delivery-area', 'W'],
			['district-label', 'Neubau'],
			['store', 's1'],
		]);
	});

	it('is empty for a shop without delivery areas', async () => {
		expect((await (await open()).get('/media/map.json')).json()).toEqual({
			type: 'FeatureCollection',
			bbox: null,
			features: [],
		});
	});
});
