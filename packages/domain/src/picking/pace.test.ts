import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const now = new Date('2026-11-18T14:00:00Z');
const since = new Date('2026-11-18T13:30:00Z');

it('goes on at the pace of the last lines', () => {
	expect(paceOf({ recent: 48, since, left: 24, now })).toEqual({
		linesPerHour: 96,
		doneBy: new Date('2026-11-18T14:15:00Z'),
	});
});

it('is done now when nothing is left', () => {
	expect(paceOf({ recent: 1, since, left: 0, now })?.doneBy).toEqual(now);
});

it('does not extrapolate from seconds', () => {
	expect(paceOf({ recent: 1, since: now, left: 1, now })?.linesPerHour).toBe(60);
});

it('is unknown before the first line', () => {
	expect(paceOf({ recent: 0, since, left: 24, now })).toBeNull();
});
