import type { ListSummary, ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { MAX_LINES, MAX_LISTS } from '@korb/domain/shopping-list/lists';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { aCustomer, Browser } from '../../identity/testing.ts';

const harness = openOrderHarness();
const PATH = '/api/lists';
let count = 0;
const aMember = () =>
	aCustomer(harness.api, harness.shop, `list${count}@korb.example`, `10.9.0.${++count}`);

let anna: Browser;
beforeEach(async () => {
	anna = await aMember();
});

const milk = { sku: 'MILCH', quantity: 2 };
const rolls = { text: 'Semmeln vom Bäcker', quantity: 1 };
const create = async (lines: object[] = [], name = 'Wocheneinkauf'): Promise<ShoppingList> =>
	(await anna.send('POST', PATH, { name, lines })).json();
const summaries = async (by = anna): Promise<ListSummary[]> =>
	(await by.send('GET', PATH)).json().results;
const add = (list: ShoppingList, lines: object[], by = anna, headers = {}) =>
	by.send('POST', `${PATH}/${list.listId}/lines`, { lines }, headers);
const read = async ({ listId }: ShoppingList): Promise<ShoppingList> =>
	(await anna.send('GET', `${PATH}/${listId}`)).json();
const share = async ({ listId }: ShoppingList, right: 'read' | 'edit') => ({
	'x-list-token': (await anna.send('POST', `${PATH}/${listId}/share`, { right })).json().token,
});
const contents = ({ lines }: ShoppingList) =>
	lines.map(({ sku, text, quantity }) => [sku ?? text, quantity]);

describe('the lists of a customer', () => {
	it('are created, named, filled, changed and deleted', async () => {
		const list = await create([milk, rolls]);
		expect(list).toMatchObject({ name: 'Wocheneinkauf', access: 'own', shared: null });
		expect(list.lines[0]?.product).toMatchObject({ sku: 'MILCH', price: expect.anything() });
		expect(list.lines[1]).toMatchObject({ sku: null, product: null, text: rolls.text });

		const path = `${PATH}/${list.listId}`;
		expect((await anna.send('PUT', path, { name: '  Für Oma ' })).statusCode).toBe(204);
		await anna.send('PUT', `${path}/lines/${list.lines[0]?.lineId}`, { quantity: 5 });
		await anna.send('DELETE', `${path}/lines/${list.lines[1]?.lineId}`);
		const grown = (await add(list, [milk, { sku: 'COLA', quantity: 1 }])).json<ShoppingList>();
		expect(contents(grown)).toEqual([
			['MILCH', 7],
			['COLA', 1],
		]);
		expect(await summaries()).toMatchObject([
			{
				name: 'Für Oma',
				lineCount: 2,
				shared: null,
				pictures: [{ sku: 'MILCH' }, { sku: 'COLA' }],
			},
		]);
		expect((await anna.send('DELETE', path)).statusCode).toBe(204);
		expect((await anna.send('GET', path)).statusCode).toBe(404);
		expect(await summaries()).toEqual([]);
	});

	it('take a product once, and refuse what is none', async () => {
		const list = await create([milk, rolls, milk]);
		expect(contents(list)).toEqual([
			['MILCH', 4],
			[rolls.text, 1],
		]);
		for (const line of [{ sku: 'MILCH' }, { text: '', quantity: 1 }, { sku: 'A', text: 'B' }]) {
			expect((await add(list, [line])).statusCode).toBe(400);
		}
		expect((await add(list, [{ sku: 'NOTHING', quantity: 1 }])).statusCode).toBe(404);
		expect((await anna.send('POST', PATH, { name: ' ' })).statusCode).toBe(400);
	});

	it('TEN-12 TEN-28: do not exist where favourites are off', async () => {
		const { api, shop } = harness;
		const flag = ['clientRuntimeConfig', 'featureCustomerFavorites'];
		await shop.setConfig(flag, false);
		await api.refreshTenants();
		try {
			expect((await anna.send('GET', PATH)).statusCode).toBe(404);
			expect((await anna.send('POST', PATH, { name: 'Oma' })).statusCode).toBe(404);
		} finally {
			await shop.setConfig(flag, true);
			await api.refreshTenants();
		}
	});
});

describe('a shared list', () => {
	it('opens with its link only, and shows nothing but name and lines', async () => {
		const list = await create([milk]);
		const path = `${PATH}/${list.listId}`;
		const guest = await Browser.open(harness.shop, '10.9.1.1');
		const headers = await share(list, 'read');
		expect(headers['x-list-token']).toMatch(/^[\w-]{43}$/);
		const answer = await guest.send('GET', path, undefined, headers);
		expect(answer.json()).toMatchObject({ name: 'Wocheneinkauf', access: 'read', shared: null });
		expect(answer.headers['cache-control']).toBe('no-store');
		expect(answer.body).not.toMatch(/korb\.example|Berger/);

		expect((await guest.send('GET', path)).statusCode).toBe(401);
		const guess = { 'x-list-token': 'A'.repeat(43) };
		expect((await guest.send('GET', path, undefined, guess)).statusCode).toBe(404);
		const { rows } = await harness.api.pool.query(
			'SELECT share_hash FROM shopping_list WHERE list_id = $1',
			[list.listId],
		);
		expect(String(rows[0]?.share_hash)).not.toContain(headers['x-list-token']);
	});

	it('is edited by others if its link says so; only the owner names, shares and deletes', async () => {
		const list = await create([milk]);
		const path = `${PATH}/${list.listId}`;
		const eva = await aMember();
		const looking = await share(list, 'read');
		expect((await add(list, [rolls], eva, looking)).statusCode).toBe(404);
		const joining = await share(list, 'edit');
		// A new link replaces the old one.
		expect((await eva.send('GET', path, undefined, looking)).statusCode).toBe(404);
		const [line] = (await add(list, [rolls], eva, joining)).json<ShoppingList>().lines;
		await eva.send('PUT', `${path}/lines/${line?.lineId}`, { quantity: 9 }, joining);
		expect(contents(await read(list))).toEqual([
			['MILCH', 9],
			[rolls.text, 1],
		]);
		for (const [method, to, body] of [
			['PUT', path, { name: 'Meine' }],
			['DELETE', path, undefined],
			['POST', `${path}/share`, { right: 'edit' }],
			['DELETE', `${path}/share`, undefined],
		] as const) {
			expect((await eva.send(method, to, body, joining)).statusCode).toBe(404);
		}
		expect(await summaries(eva)).toEqual([]);
	});

	it('closes as soon as the link is revoked', async () => {
		const list = await create([milk]);
		const headers = await share(list, 'edit');
		expect(await summaries()).toMatchObject([{ shared: 'edit' }]);
		await anna.send('DELETE', `${PATH}/${list.listId}/share`);
		const guest = await Browser.open(harness.shop, '10.9.1.2');
		const answer = await guest.send('GET', `${PATH}/${list.listId}`, undefined, headers);
		expect(answer.statusCode).toBe(404);
		expect((await add(list, [rolls], guest, headers)).statusCode).toBe(404);
	});
});

describe('limits of lists', () => {
	const fill = async (lines: number) =>
		create(Array.from({ length: lines }, (_, index) => ({ text: `Zeile ${index}`, quantity: 1 })));

	it('hold for lists and lines, one after the other', async () => {
		for (let turn = 0; turn < MAX_LISTS; turn++) await create([], `Liste ${turn}`);
		const answer = await anna.send('POST', PATH, { name: 'Eine zu viel' });
		expect([answer.statusCode, answer.json().code]).toEqual([409, 'listLimit']);
		expect(await summaries()).toHaveLength(MAX_LISTS);

		anna = await aMember();
		const list = await fill(MAX_LINES);
		const full = await add(list, [rolls]);
		expect([full.statusCode, full.json().code]).toEqual([409, 'lineLimit']);
		expect((await read(list)).lines).toHaveLength(MAX_LINES);
	});

	it('let two people add at the same time, and both lines survive', async () => {
		const list = await create();
		const headers = await share(list, 'edit');
		const eva = await aMember();
		await Promise.all([add(list, [milk]), add(list, [rolls], eva, headers), add(list, [milk])]);
		expect(contents(await read(list)).toSorted()).toEqual([
			['MILCH', 4],
			[rolls.text, 1],
		]);
	});

	describe('when several add at the same time', () => {
		const race = async () => {
			const list = await fill(MAX_LINES - 1);
			await Promise.all(['A', 'B', 'C', 'D'].map((text) => add(list, [{ text, quantity: 1 }])));
			return (await read(list)).lines.length;
		};

		it('are never exceeded', async () => {
			expect(await race()).toBe(MAX_LINES);
		});

		it('control: without the lock they are', async () => {
			let most = 0;
			for (let turn = 0; turn < 10 && most <= MAX_LINES; turn++) {
				most = Math.max(most, await withoutGuards(['list-lock'], race));
			}
			expect(most).toBeGreaterThan(MAX_LINES);
		});
	});
});
