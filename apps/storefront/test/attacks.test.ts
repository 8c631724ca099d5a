import { payloads, poisonedPage } from '@korb/testing/attacks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FixtureShop, startFixtureShop } from './fixture-shop.ts';

const PER_PAGE = 50;

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop();
});
afterAll(() => shop.close());

it('500 attacks in every text of every block are rendered as text', async () => {
	let filled = 0;
	for (let start = 0; start < payloads.length; start += PER_PAGE) {
		const batch = payloads.slice(start, start + PER_PAGE);
		const poisoned = poisonedPage(batch, ['custom-html']);
		filled += poisoned.filled;
		shop.api.setPage(`angriff-${start}`, poisoned.page);
		const { status, text } = await shop.get(`/angriff-${start}`);
		expect(status).toBe(200);
		for (const payload of batch) {
			if (/<[a-z!/]/i.test(payload)) expect(text.includes(payload), payload).toBe(false);
		}
		const isDangerous = /\s(href|src|action)="\s*(javascript|vbscript|data:text)/i.test(text);
		expect(isDangerous, `an address that runs, from ${start}`).toBe(false);
		const [body = ''] = text.split('<script type="application/json"');
		const withoutValues = body.replaceAll(/"[^"]*"/g, '""');
		expect(withoutValues.match(/<[^>]*\son\w+=/g), `a handler, from ${start}`).toBeNull();
	}
	expect(filled).toBeGreaterThan(50_000);
}, 300_000);
