import type { SynonymChange, SynonymGroup } from '@korb/contracts/admin/search/synonyms';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { aShop } from '@korb/testing/shop';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePurgedKeys } from '../../catalogue-cli/testing.ts';
import type { TestApi } from '../../testing.ts';
import { openSearchShops, type SearchShop } from '../search/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../staff/testing.ts';

let api: TestApi;
let shop: SearchShop;
let office: FastifyInstance;
let editor: TestStaff;
beforeAll(async () => {
	({ api, shop } = await openSearchShops());
	office = await openOffice(api);
	editor = await aStaffMember(api, office, shop.tenantId, { roles: ['editor'] });
});
afterAll(async () => {
	await office.close();
	await api.close();
});

const url = '/admin/search-synonyms';
const list = async (by = editor): Promise<SynonymGroup[]> =>
	(await by.send('GET', url)).json().synonyms;
async function add(...terms: string[]): Promise<SynonymChange> {
	const answer = await editor.send('POST', url, { terms });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json();
}
const undo = ({ undo: { undoId } }: SynonymChange) => editor.send('POST', `/admin/undo/${undoId}`);
async function find(term: string): Promise<string[]> {
	const answer = await shop.get(`/api/products/search/${encodeURIComponent(term)}`);
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().results.map(({ sku }: { sku: string }) => sku);
}

describe('POST a synonym', () => {
	it('is found by the next search, is audited, and can be undone', async () => {
		const { tenantId } = shop;
		expect(await find('Stinker')).toEqual([]);
		await takePurgedKeys(api, tenantId);
		const added = await add('Stinker', 'Bergkäse');
		expect(added.synonyms[0]?.terms).toEqual(['Stinker', 'Bergkäse']);
		expect(await find('Stinker')).toEqual(['KAESE']);
		expect(await takePurgedKeys(api, tenantId)).toContain(surrogateKeys.search(tenantId));
		const { entries } = (await editor.send('GET', '/admin/audit?action=synonym.add')).json();
		expect(entries[0].after).toEqual({ terms: ['Stinker', 'Bergkäse'] });

		expect((await undo(added)).statusCode).toBe(204);
		expect(await find('Stinker')).toEqual([]);
		expect(await list()).toEqual(added.synonyms.slice(1));
	});

	it('refuses what the search knows already, whatever its spelling', async () => {
		await add('Paradeismus', 'Tomatenmus');
		const again = await editor.send('POST', url, { terms: ['tomatenmus', 'PARADEISMUS'] });
		expect(again.statusCode).toBe(409);
		expect(again.json().code).toBe('known');
	});

	it.each([
		[['mais']],
		[['mais', 'Mais']],
		[['mais', '!!']],
		[['mais', 'k'.repeat(61)]],
		[Array.from({ length: 11 }, (_, number) => `wort${number}`)],
	])('refuses %j', async (terms) => {
		expect((await editor.send('POST', url, { terms })).statusCode).toBe(400);
	});

	it('is bounded', async () => {
		const { tenantId } = await aShop().openIn(api);
		const manager = await aStaffMember(api, office, tenantId);
		await api.query(
			`INSERT INTO search_synonym (tenant_id, terms)
			SELECT $1, ARRAY['a' || number, 'b' || number] FROM generate_series(1, 1000) AS number`,
			[tenantId],
		);
		const answer = await manager.send('POST', url, { terms: ['mais', 'kukuruz'] });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'tooMany' });
	});
});

describe('DELETE a synonym', () => {
	it('removes it once, and undoing it adds it again', async () => {
		const { synonyms } = await add('Stinker', 'Bergkäse');
		const path = `${url}/${synonyms[0]?.synonymId}`;
		const removed: SynonymChange = (await editor.send('DELETE', path)).json();
		expect(removed.synonyms).toEqual(synonyms.slice(1));
		expect(await find('Stinker')).toEqual([]);
		expect((await editor.send('DELETE', path)).statusCode).toBe(404);
		expect((await undo(removed)).statusCode).toBe(204);
		expect(await find('Stinker')).toEqual(['KAESE']);
	});

	it('cannot undo the adding of what somebody has removed since', async () => {
		const added = await add('Alpenrad', 'Bergkäse');
		const manager = await aStaffMember(api, office, shop.tenantId);
		await manager.send('DELETE', `${url}/${added.synonyms[0]?.synonymId}`);
		expect((await undo(added)).json()).toMatchObject({ code: 'changedSince' });
	});

	it('is that of the own shop', async () => {
		const { synonyms } = await add('Almlaib', 'Bergkäse');
		const { tenantId } = await aShop().openIn(api);
		const stranger = await aStaffMember(api, office, tenantId);
		const path = `${url}/${synonyms[0]?.synonymId}`;
		expect((await stranger.send('DELETE', path)).statusCode).toBe(404);
		expect(await list()).toEqual(synonyms);
		expect(await list(stranger)).not.toEqual(synonyms);
	});
});
