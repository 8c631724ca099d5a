import { describe, expect, it } from 'vitest';
import { breakCarts } from './cart-changes.ts';

const quietly = () => {};

describe('carts while their database goes away', () => {
	it('F01 F02 F03 F04 every acknowledged change is there exactly once', async () => {
		const outcome = await breakCarts({ changes: 1200, withKeys: true, say: quietly });
		expect(outcome).toMatchObject({ acknowledged: 1200, lost: 0, doubled: 0, miscounted: 0 });
		expect(outcome.repeated).toBeGreaterThan(0);
		expect(outcome.faults['lost commits']).toBeGreaterThan(0);
	}, 180_000);

	it('control: without keys a change whose answer was lost is carried out twice', async () => {
		const faults = ['lost commits'] as const;
		const outcome = await breakCarts({ changes: 300, withKeys: false, faults, say: quietly });
		expect(outcome).toMatchObject({ acknowledged: 300, lost: 0 });
		expect(outcome.doubled).toBeGreaterThan(0);
	}, 120_000);
});
