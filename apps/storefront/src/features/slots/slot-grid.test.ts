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

describe('keyboard navigation in the slot grid', () => {
	it.each([
		['ArrowRight', { row: 0, column: 0 }, { row: 0, column: 2 }, 'skips a day without windows'],
		['ArrowLeft', { row: 0, column: 2 }, { row: 0, column: 0 }, 'reaches full windows, too'],
		['ArrowDown', { row: 0, column: 0 }, { row: 1, column: 0 }, 'moves down'],
		['ArrowUp', { row: 1, column: 1 }, { row: 1, column: 1 }, 'stays if there is nothing above'],
		['ArrowLeft', { row: 1, column: 0 }, { row: 1, column: 0 }, 'stops at the edge'],
		['End', { row: 0, column: 0 }, { row: 0, column: 2 }, 'moves to the last day'],
		['Home', { row: 1, column: 2 }, { row: 1, column: 0 }, 'moves to the first day'],
	])('%s from %o to %o: it %s', (key, from, to) => {
		expect(cellAfterKey(rows, from, key)).toEqual(to);
	});

	it('leaves other keys to the browser', () => {
		expect(cellAfterKey(rows, { row: 0, column: 0 }, 'Tab')).toBeUndefined();
	});

	it('starts at the selection, or else at the first available window', () => {
		expect(entryOf(rows, chosen.id)).toEqual({ row: 1, column: 2 });
		expect(entryOf(rows, null)).toEqual({ row: 0, column: 2 });
	});
});
