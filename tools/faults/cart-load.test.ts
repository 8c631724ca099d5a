import { expect, it } from 'vitest';
import { loadCarts } from './cart-load.ts';

it('loses and duplicates nothing under overload, and sends Retry-After with every rejection', async () => {
	const input = { clients: 300, seconds: 5, withKeys: true, say: () => {} };
	const outcome = await loadCarts(input);
	expect(outcome).toMatchObject({ lost: 0, doubled: 0, miscounted: 0, withoutRetryAfter: 0 });
	expect(outcome.unexpected).toEqual({});
	expect(outcome.refused).toBeGreaterThan(0);
	expect(outcome.acknowledged).toBeGreaterThan(300);
}, 180_000);
