import { expect, it } from 'vitest';
import { aWindow, aWindowList } from '../../../test/fixture-windows.ts';
import { lowestFee, toSlotPages } from './slot-pages.ts';

it('arranges windows by day and time, with gaps where a day has none', () => {
	const [page] = toSlotPages(
		aWindowList({
			'2026-07-13': [aWindow({ startTime: '10:00', endTime: '12:00' })],
			'2026-07-14': [
				aWindow({ startTime: '08:00', endTime: '10:00' }),
				aWindow({ startTime: '10:00', endTime: '12:00' }),
			],
		}),
	);
	expect(page?.days).toEqual(['2026-07-13', '2026-07-14']);
	expect(page?.rows.map(({ startTime }) => startTime)).toEqual(['08:00', '10:00']);
	expect(page?.rows[0]?.windows.map((window) => window?.startTime)).toEqual([undefined, '08:00']);
});

it('starts a new page after seven days', () => {
	const days = Array.from({ length: 9 }, (_, index) => `2026-07-${10 + index}`);
	const pages = toSlotPages(aWindowList(Object.fromEntries(days.map((day) => [day, [aWindow()]]))));
	expect(pages.map((page) => page.days.length)).toEqual([7, 2]);
});

it('finds the lowest fee of a day among available windows', () => {
	const full = aWindow({ fee: 190, state: 'full', available: false });
	expect(lowestFee([full, aWindow({ fee: 490 }), aWindow({ fee: 290 })])).toBe(290);
	expect(lowestFee([full])).toBeNull();
});
