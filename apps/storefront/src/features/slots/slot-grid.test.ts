import { describe, expect, it } from 'vitest';
import { aWindow, aWindowList } from '../../../test/fixture-windows.ts';
import { cellAfterKey, entryOf } from './slot-grid.ts';
import { toSlotPages } from './slot-pages.ts';

const early = { startTime: '08:00', endTime: '10:00' };
const late = { startTime: '16:00', endTime: '18:00' };
const full = { state: 'full', available: false } as const;
const chosen = aWindow(late);
const [page] = toSlotPages(
	aWindowList({
		'2026-07-13': [aWindow({ ...early, ...full }), aWindow(late)],
		'2026-07-14': [aWindow(late)],
		'2026-07-15': [aWindow(early), chosen],
	}),
);
const rows = page?.rows ?? [];

describe('walking through the windows', () => {
	it.each([
		['ArrowRight', { row: 0, column: 0 }, { row: 0, column: 2 }, 'jumps over a day without'],
		['ArrowLeft', { row: 0, column: 2 }, { row: 0, column: 0 }, 'reaches full ones, too'],
		['ArrowDown', { row: 0, column: 0 }, { row: 1, column: 0 }, 'goes down'],
		['ArrowUp', { row: 1, column: 1 }, { row: 1, column: 1 }, 'stays where nothing is above'],
		['ArrowLeft', { row: 1, column: 0 }, { row: 1, column: 0 }, 'stops at the edge'],
		['End', { row: 0, column: 0 }, { row: 0, column: 2 }, 'ends at the last day'],
		['Home', { row: 1, column: 2 }, { row: 1, column: 0 }, 'begins at the first day'],
	])('%s from %o to %o: it %s', (key, from, to) => {
		expect(cellAfterKey(rows, from, key)).toEqual(to);
	});

	it('leaves other keys to the browser', () => {
		expect(cellAfterKey(rows, { row: 0, column: 0 }, 'Tab')).toBeUndefined();
	});

	it('begins at the choice, else at what can be had', () => {
		expect(entryOf(rows, chosen.id)).toEqual({ row: 1, column: 2 });
		expect(entryOf(rows, null)).toEqual({ row: 0, column: 2 });
	});
});
