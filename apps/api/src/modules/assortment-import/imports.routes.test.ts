import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anOffer } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { aFruitShop } from '../catalogue/testing.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { ADMIN_URL } from '../staff/testing.ts';
import { decide, importWorkerFixture, linesOf, match, read, sendFile, upload } from './testing.ts';
import { aWorkbook } from './xlsx/testing.ts';

const fixture = officeFixture(async (api) => {
	const shop = await aFruitShop(api);
	await importInto(api, shop.tenantId, [
		anOffer('APFEL', { priceCents: 299, stock: 10 }),
		anOffer('BIRNE', { priceCents: 349 }),
		anOffer('ERDBEERE', { priceCents: 499 }),
	]);
	await api.refreshTenants();
	return shop;
});
const worker = importWorkerFixture(fixture);

async function checked(content: string | Buffer, name = 'preise.csv', by = fixture.manager) {
	const run = await upload(by, name, content);
	if (run.columns.length > 0) {
		const answer = await match(by, run);
		expect(answer.statusCode, answer.body).toBe(200);
	}
	await worker.run(fixture.shop.tenantId, run.importId);
	return read(by, run);
}
const priceOf = async (sku: string, region = 'default') => {
	const { rows } = await fixture.api.pool.query(
		`SELECT price_cents FROM offer JOIN product USING (tenant_id, product_id)
		WHERE tenant_id = $1 AND sku = $2 AND region = $3`,
		[fixture.shop.tenantId, sku, region],
	);
	return rows[0]?.price_cents;
};

describe('uploading a file', () => {
	it('finds the columns of a CSV, shows its first lines, and waits', async () => {
		const run = await upload(
			fixture.manager,
			'preise.csv',
			'Artikel-Nr;Name;Preis\nAPFEL;Äpfel;"3,19"\n',
		);
		expect(run).toMatchObject({
			status: 'uploaded',
			columns: ['Artikel-Nr', 'Name', 'Preis'],
			mapping: { sku: 0, price: 2 },
			sample: [['APFEL', 'Äpfel', '3,19']],
			counts: { lines: 1 },
			by: 'Maria Huber',
		});
	});

	it('reads the code page of a spreadsheet', async () => {
		const file = Buffer.from('sku;Verfügbarkeit\nAPFEL;nicht verfügbar\n', 'latin1');
		const run = await checked(file);
		expect(run.columns).toEqual(['sku', 'Verfügbarkeit']);
		const [line] = await linesOf(fixture.manager, run);
		expect(line?.changes).toEqual([
			{ field: 'availability', before: 'available', after: 'unavailable', isKept: false },
		]);
	});

	it('reads the first sheet of a workbook with its numbers and days', async () => {
		const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
		const rows = `<row r="1"><c t="inlineStr"><is><t>Artikelnummer</t></is></c><c t="inlineStr"><is><t>Preis</t></is></c><c t="inlineStr"><is><t>Aktionspreis</t></is></c><c t="inlineStr"><is><t>Aktion ab</t></is></c><c t="inlineStr"><is><t>Aktion bis</t></is></c></row>
			<row r="3"><c t="inlineStr"><is><t>APFEL</t></is></c><c><v>3.1899999999999999</v></c><c t="inlineStr"><is><t>2,49 €</t></is></c><c s="1"><v>46223</v></c><c s="1"><v>46229</v></c></row>
			<row r="4"><c t="inlineStr"><is><t>BIRNE</t></is></c><c t="inlineStr"><is><t>1.299,00</t></is></c></row>
			<row r="5"><c t="inlineStr"><is><t>BIRNE</t></is></c><c><v>1.299</v></c></row>`;
		const file = aWorkbook({ sheets: [{ rows }], styles });
		const run = await checked(file, 'preise.xlsx');
		expect(run).toMatchObject({
			format: 'xlsx',
			mapping: { sku: 0, price: 1, promotionPrice: 2, promotionStartsOn: 3, promotionEndsOn: 4 },
			sample: [
				['APFEL', '3.19', '2,49 €', '2026-07-20', '2026-07-26'],
				['BIRNE', '1.299,00'],
				['BIRNE', '1.299'],
			],
			counts: { lines: 3, changed: 1, held: 1, refused: 1 },
		});
		const [apple, pear] = await linesOf(fixture.manager, run);
		expect(apple).toMatchObject({
			line: 3,
			changes: [
				{ field: 'priceCents', after: 319 },
				{
					field: 'promotion',
					after: { priceCents: 249, startsOn: '2026-07-20', endsOn: '2026-07-26' },
				},
			],
		});
		expect(pear).toMatchObject({ line: 4, changes: [{ field: 'priceCents', after: 129_900 }] });
		expect((await decide(fixture.manager, run, 'apply')).statusCode).toBe(200);
		await worker.run(fixture.shop.tenantId, run.importId);
		expect(await priceOf('APFEL')).toBe(319);
		const again = await checked(file, 'preise.xlsx');
		expect(again.counts).toMatchObject({ changed: 0, unchanged: 1, held: 1 });
	});

	it.each([
		['preise.xls', 'PK', 'format'],
		['preise.xlsx', 'PK', 'xlsx'],
		['preise.csv', 'sku;price\n', 'empty'],
		['preise.csv', 'sku;price\n"APFEL;1\n', 'csv'],
		['preise.json', '{"sku":"APFEL"}', 'json'],
	])('refuses %s: %s', async (name, content, code) => {
		const answer = await sendFile(fixture.manager, name, content);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code });
		const { imports } = (await fixture.manager.send('GET', '/admin/imports')).json();
		expect(imports).toEqual([]);
	});

	it('reads a file from a socket, as browsers send it', async () => {
		await fixture.office.listen({ port: 0, host: '127.0.0.1' });
		const { port } = fixture.office.server.address() as AddressInfo;
		const cookie = Object.entries(fixture.manager.cookies).map((pair) => pair.join('='));
		const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
		request(
			{
				...{ host: '127.0.0.1', port, method: 'POST' },
				path: '/admin/imports?name=preise.csv',
				headers: {
					...{ host: new URL(ADMIN_URL).host, cookie, 'sec-fetch-site': 'same-origin' },
					'content-type': 'application/octet-stream',
				},
			},
			resolve,
		)
			.on('error', reject)
			.end('sku,price\nAPFEL,3.19\n');
		expect((await promise).statusCode).toBe(201);
	});

	it('refuses more than 50 MB, and anything but bytes', async () => {
		const answer = await sendFile(
			fixture.manager,
			'a.ndjson',
			Buffer.alloc(51 * 1024 * 1024, '{}\n'),
		);
		expect(answer.statusCode).toBe(413);
		const json = await fixture.manager.send('POST', '/admin/imports?name=a.json', []);
		expect(json.statusCode).toBe(415);
	});

	it('keeps imports from who has lost a unit since', async () => {
		const person = await fixture.hire();
		const run = await checked('sku;price\nAPFEL;3,19\n', 'preise.csv', person);
		const setUnits = (units: string[]) =>
			fixture.api.pool.query('UPDATE staff SET units = $2 WHERE staff_id = $1', [
				person.staffId,
				units,
			]);
		await setUnits(['graz']);
		expect((await decide(person, run, 'apply')).statusCode).toBe(404);
		expect((await person.send('GET', `/admin/imports/${run.importId}/lines`)).statusCode).toBe(404);
		expect((await person.send('GET', '/admin/imports')).json().imports).toEqual([]);
		const own = await upload(person, 'preise.csv', 'sku;price\nAPFEL;3,19\n');
		const { imports } = (await person.send('GET', '/admin/imports')).json();
		expect(imports).toMatchObject([{ importId: own.importId }]);
		await setUnits(['linz']);
		expect((await person.send('GET', `/admin/imports/${own.importId}`)).statusCode).toBe(404);
	});

	it('keeps imports within the shop, and within the units of a person', async () => {
		const run = await checked('sku,price\nAPFEL,3.19\n');
		const other = await aShop().openIn(fixture.api);
		const stranger = await fixture.hire({}, other);
		const limited = await fixture.hire({ units: ['graz'] });
		for (const by of [stranger, limited]) {
			expect((await by.send('GET', `/admin/imports/${run.importId}`)).statusCode).toBe(404);
			expect((await by.send('GET', `/admin/imports/${run.importId}/lines`)).statusCode).toBe(404);
			expect((await decide(by, run, 'apply')).statusCode).toBe(404);
			expect((await by.send('GET', '/admin/imports')).json().imports).toEqual([]);
		}
	});
});

describe('the dry run', () => {
	const file = [
		'Artikelnummer;Region;Preis;Bestand',
		'APFEL;;3,19;10',
		'BIRNE;default;3,49;',
		'ERDBEERE;;0,49;',
		'KIWI;;1,00;',
		'BIRNE;default;3,59;',
		'APFEL;wein;3,19;',
		'APFEL;graz;3,09;',
		'MELONE;;1,499;',
		'x;;1,00;',
		'TRAUBE;;;',
	].join('\n');

	it('says what would change and why lines are refused, and changes nothing', async () => {
		await importInto(fixture.api, fixture.shop.tenantId, [
			anOffer('BIRNE', { region: 'graz', priceCents: 339 }),
		]);
		const offers = async () =>
			(
				await fixture.api.pool.query(
					'SELECT * FROM offer WHERE tenant_id = $1 ORDER BY region, product_id',
					[fixture.shop.tenantId],
				)
			).rows;
		const before = await offers();
		const run = await checked(file);
		expect(await offers()).toEqual(before);
		expect(run.status).toBe('checked');
		expect(run.counts).toMatchObject({
			...{ lines: 10, new: 1, changed: 1, unchanged: 1, held: 1, refused: 6, applied: 0 },
		});
		const lines = await linesOf(fixture.manager, run);
		expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
			[2, 'changed'],
			[4, 'held'],
			[8, 'new'],
		]);
		expect(lines[0]).toMatchObject({
			sku: 'APFEL',
			name: 'Äpfel Gala',
			changes: [{ field: 'priceCents', before: 299, after: 319 }],
			stepPercent: 7,
		});
		expect(lines[1]).toMatchObject({ sku: 'ERDBEERE', stepPercent: -90 });
		expect((await linesOf(fixture.manager, run, 'unchanged')).map(({ line }) => line)).toEqual([3]);
		const refusals = (await linesOf(fixture.manager, run, 'refused')).map(({ line, refusal }) => [
			line,
			refusal?.reason,
			refusal?.value,
		]);
		expect(refusals).toEqual([
			[5, 'unknownProduct', 'KIWI'],
			[6, 'duplicate', '3'],
			[7, 'unknownRegion', 'wein'],
			[9, 'invalid', '1,499'],
			[10, 'invalid', 'x'],
			[11, 'nothing', null],
		]);
	});

	it('gives the same result in small batches', async () => {
		const run = await upload(fixture.manager, 'preise.csv', file);
		await match(fixture.manager, run);
		await worker.run(fixture.shop.tenantId, run.importId, { batchLines: 2 });
		const { counts } = await read(fixture.manager, run);
		expect(counts).toMatchObject({ new: 1, changed: 1, unchanged: 1, held: 1, refused: 6 });
	});

	it('checks again with other columns, another region or another limit', async () => {
		const run = await checked('sku,preis,stock\nERDBEERE,1.99,5\n');
		expect(run.counts).toMatchObject({ held: 1 });
		const answer = await match(fixture.manager, run, { maxStepPercent: 70 });
		expect(answer.statusCode, answer.body).toBe(200);
		await worker.run(fixture.shop.tenantId, run.importId);
		const again = await read(fixture.manager, run);
		expect(again.counts).toMatchObject({ changed: 1, held: 0 });
		await match(fixture.manager, again, { mapping: { sku: 0, stock: 2 } });
		await worker.run(fixture.shop.tenantId, run.importId);
		const [line] = await linesOf(fixture.manager, run);
		expect(line?.changes).toEqual([{ field: 'stock', before: null, after: 5, isKept: false }]);
	});

	it('needs columns that can change something', async () => {
		const run = await upload(fixture.manager, 'a.csv', 'sku,regal\nAPFEL,C-02\n');
		expect((await match(fixture.manager, run)).json()).toMatchObject({ code: 'mapping' });
	});

	it('reads records of the feed, which describe the whole offer', async () => {
		await importInto(fixture.api, fixture.shop.tenantId, [
			anOffer('BIRNE', { priceCents: 349, loyaltyPriceCents: 299 }),
		]);
		const records = [
			anOffer('APFEL', { priceCents: 299, stock: 10 }),
			anOffer('BIRNE', { priceCents: 349 }),
			{ ...anOffer('BIRNE'), priceCents: '3,49 €' },
			{ type: 'brand', slug: 'neu', name: 'Neu' },
			anOffer('ERDBEERE', { multiBuy: { fromQuantity: 3, priceCents: 900 } }),
		];
		const ndjson = `${records.map((record) => JSON.stringify(record)).join('\n')}\n{"sku":\n"\\u0000"\n`;
		const run = await checked(ndjson, 'feed.ndjson');
		expect(await linesOf(fixture.manager, run)).toMatchObject([
			{ line: 2, changes: [{ field: 'loyaltyPriceCents', before: 299, after: null }] },
		]);
		const refused = await linesOf(fixture.manager, run, 'refused');
		expect(refused.map(({ line, refusal }) => [line, refusal?.reason, refusal?.value])).toEqual([
			[3, 'invalid', '3,49 €'],
			[4, 'type', 'brand'],
			[5, 'multiBuy', '900'],
			[6, 'format', '{"sku":'],
			[7, 'format', '"\\u0000"'],
		]);
		const json = await checked(JSON.stringify(records), 'feed.json');
		expect(json.counts).toMatchObject({ unchanged: 1, changed: 1, refused: 3 });
	});

	it('refuses other units, and what the feed owns', async () => {
		await importInto(fixture.api, fixture.shop.tenantId, [
			anOffer('BIRNE', { region: 'graz', priceCents: 339 }),
		]);
		const graz = await fixture.hire({ units: ['graz'] });
		const run = await upload(
			graz,
			'a.csv',
			'sku,region,price\nBIRNE,graz,3.29\nBIRNE,default,3.29\n',
		);
		expect((await match(graz, run)).json()).toMatchObject({ code: 'otherUnit' });
		await match(graz, run, { region: 'graz' });
		await worker.run(fixture.shop.tenantId, run.importId);
		expect(await linesOf(graz, run)).toMatchObject([{ region: 'graz', kind: 'changed' }]);
		expect(await linesOf(graz, run, 'refused')).toMatchObject([
			{ refusal: { reason: 'otherUnit' } },
		]);
		await fixture.api.pool.query(
			`UPDATE tenant SET config = jsonb_set(config, '{backOffice}', $2) WHERE tenant_id = $1`,
			[fixture.shop.tenantId, JSON.stringify({ feedOwns: ['price'] })],
		);
		const owned = await checked('sku,price,stock\nAPFEL,3.19,\nBIRNE,,7\n');
		expect(await linesOf(fixture.manager, owned, 'refused')).toMatchObject([
			{ line: 2, refusal: { reason: 'ownedByFeed', field: 'priceCents' } },
		]);
		expect(await linesOf(fixture.manager, owned)).toMatchObject([{ line: 3, kind: 'changed' }]);
	});

	it('can be discarded', async () => {
		const run = await checked('sku,price\nAPFEL,3.19\n');
		expect((await decide(fixture.manager, run, 'discard')).json()).toMatchObject({
			status: 'discarded',
		});
		const { version } = await read(fixture.manager, run);
		const late = await decide(fixture.manager, { ...run, version }, 'apply');
		expect(late.json()).toMatchObject({ errorCode: 'conflict', code: 'discarded' });
		expect(await priceOf('APFEL')).toBe(299);
	});
});
