import { describe, expect, it } from 'vitest';
import { listTargets } from './targets.ts';

describe('the weeks to copy to', () => {
	it('are those within the booking horizon, without the one that is shown', () => {
		const today = '2026-07-15';
		expect(listTargets({ from: '2026-07-13', today })).toEqual(['2026-07-20', '2026-07-27']);
		expect(listTargets({ from: '2026-07-20', today })).toEqual(['2026-07-13', '2026-07-27']);
		expect(listTargets({ from: '2026-06-01', today })).toEqual([
			'2026-07-13',
			'2026-07-20',
			'2026-07-27',
		]);
	});

	it('end with the horizon', () => {
		const from = '2026-07-13';
		expect(listTargets({ from, today: '2026-07-13' })).toEqual(['2026-07-20']);
		expect(listTargets({ from, today: '2026-07-14' })).toEqual(['2026-07-20', '2026-07-27']);
	});
});
