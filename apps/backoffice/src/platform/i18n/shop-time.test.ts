import { expect, it } from 'vitest';
import { fromShopTime, toShopTime } from './shop-time.ts';

it.each([
	['2026-01-15T00:00', '2026-01-14T23:00:00.000Z'],
	['2026-07-15T00:00', '2026-07-14T22:00:00.000Z'],
	// The clocks change at 2 and at 3 o'clock.
	['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
	['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
	['2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
])('%s in Vienna is %s', (local, iso) => {
	expect(fromShopTime(local, 'Europe/Vienna')).toBe(iso);
	expect(toShopTime(iso, 'Europe/Vienna')).toBe(local);
});

it.each(['', '2026-01-15', '2026-13-01T00:00', 'soon'])('%s is no time', (local) => {
	expect(fromShopTime(local, 'Europe/Vienna')).toBeNull();
});
