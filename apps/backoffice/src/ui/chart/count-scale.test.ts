import { describe, expect, it } from 'vitest';
import { countScale } from './count-scale.ts';

describe('the scale of counts', () => {
	it.each([0, 1, 3, 7, 38, 99, 101, 1234, 9999])('has round ticks for up to %i', (most) => {
		const { y, ticks } = countScale([0, most], [100, 0]);
		expect(ticks[0]).toBe(0);
		expect(ticks.length).toBeGreaterThan(1);
		expect(ticks.length).toBeLessThanOrEqual(5);
		expect(ticks.every(Number.isInteger)).toBe(true);
		expect(y(0)).toBe(100);
		expect(y(most)).toBeGreaterThanOrEqual(0);
		expect(y(ticks.at(-1) ?? 0)).toBe(0);
	});
});
