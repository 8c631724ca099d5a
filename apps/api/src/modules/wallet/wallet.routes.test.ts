import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';
import { aGiftCard, moveMoney } from './testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let anna: Browser;
let tenantId: string;
let count = 0;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
	tenantId = shop.tenantId;
	anna = await someone();
});
afterAll(() => api.close());

/** A customer at an address of their own, because limits are per address. */
function someone(): Promise<Browser> {
	count++;
	return aCustomer(api, shop, `somebody${count}@korb.example`, `198.51.${count}.1`);
}
const wallet = '/api/customers/digital-wallet';
const add = (code: string, by = anna) => by.send('PUT', `${wallet}/gift-card`, { code });
const remove = (id: string, by = anna) => by.send('DELETE', `${wallet}/gift-card/${id}`);
const read = async (by = anna) => (await by.send('GET', wallet)).json();
const history = async (by = anna) => (await by.send('GET', `${wallet}/entries`)).json().entries;
const codeOf = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json().code];
/** Passes the check character, but belongs to no card. */
const UNKNOWN = '7Q2M-11XP-90A0-0009';
const expire = () =>
	api.pool.query(`UPDATE gift_card SET expires_on = day_at(tenant_id) - 1 WHERE tenant_id = $1`, [
		tenantId,
	]);

describe('the wallet', () => {
	it('CHK-70 CHK-71 API-44 API-45: shows the cards that were added by code', async () => {
		expect(await read()).toEqual({ balance: 0, giftCards: [] });
		const code = await aGiftCard(api, tenantId, 20_00);
		const answer = await add(code);
		expect([answer.statusCode, answer.json()]).toEqual([200, { balance: 20_00 }]);
		expect((await add(await aGiftCard(api, tenantId, 15_00))).json()).toEqual({ balance: 35_00 });
		const { giftCards, balance } = await read();
		expect(balance).toBe(35_00);
		expect(giftCards).toHaveLength(2);
		expect(giftCards[0]).toEqual({
			id: expect.any(String),
			code: code.slice(-4),
			balance: 20_00,
			addedAt: expect.any(String),
			expiresOn: `${new Date().getFullYear() + 30}-12-31`,
			isExpired: false,
		});
	});

	it('takes a code as people type it, and once more without harm', async () => {
		const code = await aGiftCard(api, tenantId);
		await add(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `);
		expect((await add(code)).json()).toEqual({ balance: 20_00 });
		expect((await read()).giftCards).toHaveLength(1);
	});

	it('CHK-72 API-46: lets a card go, which keeps its money for whoever adds it next', async () => {
		const code = await aGiftCard(api, tenantId);
		await add(code);
		const [{ id }] = (await read()).giftCards;
		expect((await remove(id)).statusCode).toBe(204);
		expect(await read()).toEqual({ balance: 0, giftCards: [] });
		expect((await add(code, await someone())).json()).toEqual({ balance: 20_00 });
	});

	it('shows what happened to its cards since they came, with the balance after each', async () => {
		const code = await aGiftCard(api, tenantId, 20_00);
		await moveMoney(api, { tenantId, code, type: 'take', amount: 1_00 });
		await add(code);
		await moveMoney(api, { tenantId, code, type: 'take', amount: 4_50 });
		await moveMoney(api, { tenantId, code, type: 'refund', amount: 50 });
		const entries = await history();
		expect(
			entries.map((entry: { type: string; amount: number; balance: number; code: string }) => [
				...[entry.type, entry.amount, entry.balance, entry.code],
			]),
		).toEqual([
			['refund', 50, 15_00, code.slice(-4)],
			['take', -4_50, 14_50, code.slice(-4)],
			['add', 19_00, 19_00, code.slice(-4)],
		]);
		const eva = await someone();
		const [{ id }] = (await read()).giftCards;
		await remove(id);
		await add(code, eva);
		expect([await history(), (await history(eva)).length]).toEqual([[], 1]);
	});

	it('is in the export of a customer, and ends with the account', async () => {
		const code = await aGiftCard(api, tenantId);
		await add(code);
		const { rawPayload } = await anna.send('GET', '/api/customers/export');
		const json = JSON.parse(strFromU8(unzipSync(rawPayload)['data.json'] ?? new Uint8Array()));
		expect([json.giftCards, json.giftCardEntries]).toMatchObject([
			[{ last_characters: code.slice(-4), balance_cents: 20_00 }],
			[{ type: 'add', amount_cents: 20_00 }],
		]);
		await api.pool.query('DELETE FROM customer WHERE tenant_id = $1', [tenantId]);
		expect((await add(code, await someone())).json()).toEqual({ balance: 20_00 });
	});

	it('counts no expired card, and says when it expired', async () => {
		await add(await aGiftCard(api, tenantId));
		await expire();
		expect(await read()).toMatchObject({ balance: 0, giftCards: [{ isExpired: true }] });
		expect(await history()).toMatchObject([
			{ type: 'add', amount: 20_00 },
			{ type: 'expire', amount: -20_00 },
		]);
	});

	it('CUST-03: needs a login', async () => {
		const guest = await Browser.open(shop);
		const calls = [
			guest.send('GET', wallet),
			guest.send('GET', `${wallet}/entries`),
			add(UNKNOWN, guest),
			remove('9b2d6a5e-3c1f-4c5e-9d0a-1f2e3d4c5b6a', guest),
		];
		const answers = await Promise.all(calls);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
	});

	it('TEN-23 TEN-35: does not exist where it is switched off', async () => {
		shop = await aShop().withFlag('featureCustomerWallet', false).openIn(api);
		const eva = await someone();
		expect((await eva.send('GET', wallet)).statusCode).toBe(404);
		expect((await add(UNKNOWN, eva)).statusCode).toBe(404);
	});

	it('is the wallet of one shop', async () => {
		const code = await aGiftCard(api, tenantId);
		shop = await aShop().openIn(api);
		expect(codeOf(await add(code, await someone()))).toEqual([409, 1002]);
	});
});

describe('CHK-73 refusals', () => {
	it('ERR-50: an expired card is refused with 1000', async () => {
		const code = await aGiftCard(api, tenantId);
		await expire();
		expect(codeOf(await add(code))).toEqual([409, 1000]);
	});

	it.each(['7Q2M-11XP-90A0-0005', '7Q2M-11XP-90A', '<script>', '💳'.repeat(16)])(
		'ERR-51: %s, which is never issued, with 1001',
		async (code) => {
			expect(codeOf(await add(code))).toEqual([409, 1001]);
		},
	);

	it('ERR-52 ERR-54: cards that do not exist or are taken differ by the number alone', async () => {
		const taken = await aGiftCard(api, tenantId);
		await add(taken, await someone());
		const answers = [await add(UNKNOWN), await add(taken)];
		expect(answers.map(codeOf)).toEqual([
			[409, 1002],
			[409, 1004],
		]);
		const rest = answers.map((answer) => {
			const { code: _code, requestId: _requestId, ...body } = answer.json();
			const { date: _date, 'x-request-id': _id, ...headers } = answer.headers;
			return { body, headers };
		});
		expect(rest[0]).toEqual(rest[1]);
	});

	it('ERR-53: a card that is not in the wallet is refused with 1003, whoever has it', async () => {
		const eva = await someone();
		await add(await aGiftCard(api, tenantId), eva);
		const [{ id }] = (await read(eva)).giftCards;
		expect(codeOf(await remove(id))).toEqual([404, 1003]);
		expect(codeOf(await remove('9b2d6a5e-3c1f-4c5e-9d0a-1f2e3d4c5b6a'))).toEqual([404, 1003]);
		expect((await read(eva)).giftCards).toHaveLength(1);
	});

	it('ERR-56: a customer who is deleted meanwhile, with 1010', async () => {
		const code = await aGiftCard(api, tenantId);
		const client = await api.pool.connect();
		await client.query('BEGIN');
		await client.query('DELETE FROM customer WHERE tenant_id = $1', [tenantId]);
		const answer = add(code);
		await expect
			.poll(async () => {
				const { rows } = await api.pool.query(
					`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
				);
				return rows.length;
			})
			.toBe(1);
		await client.query('COMMIT');
		client.release();
		expect(codeOf(await answer)).toEqual([409, 1010]);
	});

	it('ERR-57: a full wallet, with 1014 for any card', async () => {
		for (let card = 0; card < 20; card++) {
			// Forms are limited per minute.
			await add(await aGiftCard(api, tenantId), withAddress(anna, card));
		}
		const late = withAddress(anna, 20);
		expect(codeOf(await add(await aGiftCard(api, tenantId), late))).toEqual([409, 1014]);
		expect(codeOf(await add(UNKNOWN, late))).toEqual([409, 1014]);
	});
});

/** The same session from another address. */
function withAddress(browser: Browser, number: number): Browser {
	const moved = new Browser(shop, `203.0.${number}.${(count % 250) + 1}`);
	Object.assign(moved.cookies, browser.cookies);
	return moved;
}

describe('races', () => {
	it('I-30 one card goes into one wallet, however many ask at once', async () => {
		const code = await aGiftCard(api, tenantId);
		const people = [anna, await someone(), await someone(), await someone()];
		const answers = await Promise.all(people.map((by) => add(code, by)));
		expect(answers.map(codeOf).sort()).toEqual([
			[200, undefined],
			...[1, 2, 3].map(() => [409, 1004]),
		]);
	});

	it('no two cards pass the limit of a wallet together; control: without the lock they do', async () => {
		const race = async () => {
			shop = await aShop().openIn(api);
			tenantId = shop.tenantId;
			const by = await someone();
			for (let card = 0; card < 19; card++) {
				await add(await aGiftCard(api, tenantId), withAddress(by, card));
			}
			const codes = await Promise.all(Array.from({ length: 4 }, () => aGiftCard(api, tenantId)));
			await Promise.all(codes.map((code, index) => add(code, withAddress(by, 30 + index))));
			return (await read(by)).giftCards.length;
		};
		expect(await race()).toBe(20);
		let most = 20;
		for (let round = 0; round < 5 && most === 20; round++) {
			most = await withoutGuards(['wallet-lock'], race);
		}
		expect(most).toBeGreaterThan(20);
	});
});
