import { giftCardCodeOf } from '@korb/domain/wallet/gift-card-code';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aCustomer, Browser } from '../identity/testing.ts';
import { aGiftCard } from './testing.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let count = 0;
beforeAll(async () => {
	api = await startTestApi();
});
beforeEach(async () => {
	shop = await aShop().openIn(api);
});
afterAll(() => api.close());

const aCode = () => giftCardCodeOf(crypto.getRandomValues(new Uint8Array(15)));
const nextAddress = () => `100.${64 + Math.floor(++count / 250)}.${count % 250}.1`;
const aGuesser = () => aCustomer(api, shop, `guess${count}@korb.example`, nextAddress());
function from(address: string, { cookies }: Browser): Browser {
	const moved = new Browser(shop, address);
	Object.assign(moved.cookies, cookies);
	return moved;
}
async function guess(by: Browser, code = aCode()): Promise<number> {
	const answer = await by.send('PUT', '/api/customers/digital-wallet/gift-card', { code });
	return answer.json().code ?? answer.statusCode;
}
const times = async <T>(number: number, work: () => Promise<T>): Promise<T[]> => {
	const results: T[] = [];
	for (let index = 0; index < number; index++) results.push(await work());
	return results;
};

describe('OPEN-144 guessing codes', () => {
	it('ends after five in an hour, from however many addresses a customer calls', async () => {
		const guesser = await aGuesser();
		const answers = await times(8, () => guess(from(nextAddress(), guesser)));
		expect(answers).toEqual([...Array(5).fill(1002), ...Array(3).fill(429)]);
		expect(await guess(from(nextAddress(), guesser), await aGiftCard(api, shop.tenantId))).toBe(
			429,
		);
	});

	it('ends after ten in an hour at one address, however many customers call from it', async () => {
		const address = nextAddress();
		const people = await times(4, aGuesser);
		const answers: number[] = [];
		for (const person of people) {
			answers.push(...(await times(3, () => guess(from(address, person)))));
		}
		expect(answers).toEqual([...Array(10).fill(1002), ...Array(2).fill(429)]);
	});

	it('of one card ends after ten in a day, whoever tries from wherever', async () => {
		const owner = await aGuesser();
		const code = await aGiftCard(api, shop.tenantId);
		await guess(owner, code);
		const people = await times(3, aGuesser);
		const answers: number[] = [];
		for (const person of people) {
			answers.push(...(await times(4, () => guess(from(nextAddress(), person), code))));
		}
		expect(answers).toEqual([...Array(10).fill(1004), ...Array(2).fill(429)]);
	});

	it('raises an alarm when the whole shop is tried, and locks nobody else out', async () => {
		const people = await times(21, aGuesser);
		const answers: number[] = [];
		for (const person of people) {
			answers.push(...(await times(5, () => guess(from(nextAddress(), person)))));
		}
		expect(new Set(answers)).toEqual(new Set([1002]));
		const alarms = api.lines.filter((line) => line.includes('somebody is guessing'));
		expect(alarms).toHaveLength(5);
		expect(await guess(await aGuesser(), await aGiftCard(api, shop.tenantId))).toBe(200);
	}, 60_000);

	it('control: right codes and mistyped ones count against nobody', async () => {
		const guesser = await aGuesser();
		const typo = `${aCode().slice(0, 15)}?`;
		expect(await times(6, () => guess(from(nextAddress(), guesser), typo))).toEqual(
			Array(6).fill(1001),
		);
		const codes = await times(6, () => aGiftCard(api, shop.tenantId));
		const answers: number[] = [];
		for (const code of codes) answers.push(await guess(from(nextAddress(), guesser), code));
		expect(answers).toEqual(Array(6).fill(200));
	});
});
