import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { GeocodedAddress } from '@korb/contracts/fulfilment/maps';
import { isUsableAddress } from '@korb/domain/customer/addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseAddressSearch } from './choose-search.ts';
import { createGoogle } from './google.ts';
import { createPhoton } from './photon.ts';

/** Responds as documented by the services, and records the requests. */
let server: Server;
let url: string;
let requested: { method: string; url: URL; headers: IncomingMessage['headers']; body: string }[] =
	[];
let answer: { status: number; body: string; delayMs: number };

beforeAll(async () => {
	server = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		const { method = '', headers } = request;
		requested.push({ method, url: new URL(request.url ?? '', url), headers, body });
		await new Promise((resolve) => setTimeout(resolve, answer.delayMs));
		response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
	requested = [];
	answer = { status: 200, body: '{}', delayMs: 0 };
});

const sample = (name: string) =>
	readFile(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8');
const austria = { country: 'AT', locale: 'de-AT' };
const queryOf = (place: number) => Object.fromEntries(requested[place]?.url.searchParams ?? []);

const neubaugasse25 = {
	streetName: 'Neubaugasse',
	streetNumber: '25',
	postalCode: '1070',
	city: 'Wien',
	country: 'Österreich',
	countryCode: 'AT',
	position: { lat: 48.20146, lng: 16.34927 },
};

describe('Photon', () => {
	it('API-80 completes', async () => {
		answer.body = await sample('photon-search');
		const search = createPhoton(`${url}/`);
		const lookup = { text: 'neubaug 25', isAddressOnly: false, ...austria };
		expect(await search.complete(lookup)).toEqual([
			{
				id: 'N2394410372',
				primaryPart: 'Neubaugasse 25',
				secondaryPart: '1070 Wien',
				isComplete: true,
			},
			{
				id: 'W25386571',
				primaryPart: 'Neubaugasse',
				secondaryPart: '1070 Wien',
				isComplete: false,
			},
			{ id: 'R1990590', primaryPart: 'Neubau', secondaryPart: '1070 Wien', isComplete: false },
		]);
		expect(requested[0]?.url.pathname).toBe('/api');
		expect(queryOf(0)).toMatchObject({ q: 'neubaug 25', countrycode: 'AT', lang: 'de' });
		expect(requested[0]?.url.searchParams.getAll('layer')).toEqual([
			'house',
			'street',
			'district',
			'city',
		]);
		await search.complete({ ...lookup, isAddressOnly: true });
		expect(requested[1]?.url.searchParams.getAll('layer')).toEqual(['house', 'street']);
	});

	it('API-82 finds a suggestion again by its text and its id', async () => {
		answer.body = await sample('photon-search');
		const search = createPhoton(url);
		const text = 'Neubaugasse 25, 1070 Wien';
		const found = await search.locate({ id: 'N2394410372', text, ...austria });
		expect(GeocodedAddress.parse(found)).toMatchObject(neubaugasse25);
		expect(isUsableAddress(found ?? {})).toBe(true);
		expect(await search.locate({ id: 'N1', text, ...austria })).toBeNull();
		expect(await search.locate({ id: 'N1', text: '', ...austria })).toBeNull();
	});

	it('API-81 API-83 finds by text and by position', async () => {
		answer.body = await sample('photon-search');
		const search = createPhoton(url);
		expect(await search.geocode({ text: 'Neubaugasse 25', ...austria })).toMatchObject(
			neubaugasse25,
		);
		const position = { lat: 48.2014, lng: 16.3492 };
		expect(await search.reverse({ position, ...austria })).toMatchObject(neubaugasse25);
		expect(requested[1]?.url.pathname).toBe('/reverse');
		expect(queryOf(1)).toMatchObject({ lat: '48.2014', lon: '16.3492', layer: 'house' });
		answer.body = '{"type":"FeatureCollection","features":[]}';
		expect(await search.geocode({ text: 'nirgends', ...austria })).toBeNull();
		expect(await search.reverse({ position, ...austria })).toBeNull();
	});

	it('skips invalid records', async () => {
		const { features } = JSON.parse(await sample('photon-search'));
		answer.body = JSON.stringify({ features: [{ type: 'Feature' }, features[1]] });
		const lookup = { text: 'neubau', isAddressOnly: true, ...austria };
		expect(await createPhoton(url).complete(lookup)).toHaveLength(1);
	});
});

describe('Google', () => {
	const google = () => createGoogle({ apiKey: 'k', placesUrl: url, geocodingUrl: url });

	it('API-80 completes', async () => {
		answer.body = await sample('google-autocomplete');
		const lookup = { text: 'neubaugasse 25', isAddressOnly: true, ...austria };
		expect(await google().complete(lookup)).toMatchObject([
			{ primaryPart: 'Neubaugasse 25', secondaryPart: 'Wien, Österreich', isComplete: true },
			{ primaryPart: 'Neubaugasse', secondaryPart: 'Wien, Österreich', isComplete: false },
		]);
		expect(requested[0]).toMatchObject({ method: 'POST', headers: { 'x-goog-api-key': 'k' } });
		expect(requested[0]?.url.pathname).toBe('/v1/places:autocomplete');
		expect(JSON.parse(requested[0]?.body ?? '')).toEqual({
			input: 'neubaugasse 25',
			includedRegionCodes: ['at'],
			languageCode: 'de-AT',
			includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
		});
	});

	it('API-82 looks up a suggestion and requests only the fields it needs', async () => {
		answer.body = await sample('google-place');
		const found = await google().locate({ id: 'Eht/../x', text: '', ...austria });
		expect(GeocodedAddress.parse(found)).toMatchObject(neubaugasse25);
		expect(requested[0]?.url.pathname).toBe('/v1/places/Eht%2F..%2Fx');
		expect(requested[0]?.headers['x-goog-fieldmask']).toBe('location,addressComponents');
	});

	it('API-83 API-81 finds by text and by position', async () => {
		answer.body = await sample('google-geocode');
		const london = { country: 'GB', locale: 'en-GB' };
		const found = await google().geocode({ text: '221b Baker Street', ...london });
		expect(found).toMatchObject({
			streetName: 'Baker Street',
			streetNumber: '221B',
			postalCode: 'NW1 6XE',
			city: 'London',
			country: 'United Kingdom',
			countryCode: 'GB',
		});
		expect(queryOf(0)).toMatchObject({ components: 'country:GB', language: 'en-GB', key: 'k' });
		await google().reverse({ position: { lat: 51.52, lng: -0.15 }, ...london });
		expect(queryOf(1)).toMatchObject({ latlng: '51.52,-0.15', result_type: 'street_address' });
	});

	it('distinguishes no results from a rejection', async () => {
		answer.body = '{"results":[],"status":"ZERO_RESULTS"}';
		expect(await google().geocode({ text: 'nirgends', ...austria })).toBeNull();
		answer.body = '{"results":[],"status":"REQUEST_DENIED"}';
		await expect(google().geocode({ text: 'x', ...austria })).rejects.toThrow('REQUEST_DENIED');
	});
});

describe('a failing service', () => {
	const fetchJson = (search = createPhoton(url)) => search.geocode({ text: 'x', ...austria });

	it.each([
		['returns garbage', { body: '<html>' }],
		['returns another shape', { body: '{"hits":[]}' }],
		['returns far too much', { body: `{"features":[],"padding":"${'x'.repeat(300_000)}"}` }],
		['fails', { status: 500 }],
		['is too slow', { delayMs: 1800 }],
	])('API-80 that %s counts as a failure, reported without the query', async (_how, change) => {
		answer = { ...answer, body: '{"features":[]}', ...change };
		const error = await fetchJson().catch((reason: Error) => reason);
		expect(error).toBeInstanceOf(Error);
		expect(String(error)).not.toContain('q=x');
	});

	it('is paused after five failures, but not after rejected queries', async () => {
		const search = createPhoton(url);
		answer = { ...answer, status: 404 };
		for (let time = 0; time < 8; time++) await fetchJson(search).catch(() => {});
		expect(requested).toHaveLength(8);
		answer = { ...answer, status: 502 };
		for (let time = 0; time < 8; time++) await fetchJson(search).catch(() => {});
		expect(requested).toHaveLength(8 + 5);
	});

	it('is only used when configured', () => {
		expect(chooseAddressSearch({ photonUrl: undefined, googleKey: undefined })).toBeUndefined();
		expect(chooseAddressSearch({ photonUrl: url, googleKey: undefined })).toBeDefined();
		expect(chooseAddressSearch({ photonUrl: undefined, googleKey: 'k' })).toBeDefined();
	});
});
