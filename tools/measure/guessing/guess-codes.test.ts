import { normaliseGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import { aShop } from '@korb/testing/shop';
import { expect, it } from 'vitest';
import { aGiftCard } from '../../../apps/api/src/modules/wallet/testing.ts';
import { startTestApi } from '../../../apps/api/src/testing.ts';
import { compareRanks } from '../figures.ts';
import { guessCodes, linkCards } from './guess-codes.ts';

it('wrong codes of gift cards: limits hold, and answers differ by the number alone', async () => {
	const api = await startTestApi();
	try {
		const [shop, elsewhere] = [await aShop().openIn(api), await aShop().openIn(api)];
		await api.query('INSERT INTO tenant_host VALUES ($1, $2)', ['127.0.0.1', shop.tenantId]);
		await api.refreshTenants();
		const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
		const issue = async (tenantId: string) => {
			const codes = [];
			for (let n = 0; n < 10; n++) codes.push(await aGiftCard(api, tenantId));
			return codes.map(normaliseGiftCardCode);
		};
		const expired = await issue(shop.tenantId);
		await api.query(`UPDATE gift_card SET expires_on = '2020-12-31'`, []);
		const cards = {
			expired,
			linked: await issue(shop.tenantId),
			foreign: await issue(elsewhere.tenantId),
		};
		const target = { origin, databaseUrl: api.url, tenantId: shop.tenantId };
		await linkCards(target, cards.linked);
		const say = () => {};
		const outcome = await guessCodes({ ...target, addresses: 10, guesses: 250, cards, say });
		expect(outcome).toMatchObject({ evaluated: 100, limited: 150, otherAnswers: 0 });
		expect(outcome.wrongNumbers).toBe(0);
		expect(outcome.refusals).toEqual([expect.stringContaining('cannot be used')]);
		expect(outcome.limits).toHaveLength(1);
	} finally {
		await api.close();
	}
});

it('ranks of two lists tell whether they differ', () => {
	const evens = Array.from({ length: 500 }, (_, n) => 2 * n);
	const odds = evens.map((value) => value + 1);
	expect(compareRanks(evens, odds).share).toBeCloseTo(0.5, 2);
	expect(compareRanks(evens, odds).p).toBeGreaterThan(0.9);
	const later = evens.map((value) => value + 101);
	expect(compareRanks(later, evens).share).toBeCloseTo(0.595, 2);
	expect(compareRanks(later, evens).p).toBeLessThan(0.001);
	// 1.22 standard deviations from the mean.
	expect(compareRanks([3], [1, 2]).p).toBeCloseTo(0.2207, 3);
});
