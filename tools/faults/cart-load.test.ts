import { expect, it } from 'vitest';
import { loadCarts } from './cart-load.ts';

it('more clients than are taken at once lose and double nothing, and are told when to come back', async () => {
	const input = { clients: 300, seconds: 5, withKeys: true, say: () => {} };
	const outcome = await loadCarts(input);
	expect(outcome).toMatchObject({ lost: 0, doubled: 0, miscounted: 0, withoutRetryAfter: 0 });
	expect(outcome.unexpected).toEqual({});
	expect(outcome.refused).toBeGreaterThan(0);
	expect(outcome.acknowledged).toBeGreaterThan(300);
}, 180_000);
