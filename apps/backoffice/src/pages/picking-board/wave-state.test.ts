import type { BoardWave } from '@korb/contracts/admin/picking/picking-board';
import { expect, it } from 'vitest';
import { delayWave, waveState } from './wave-state.ts';

const wave: BoardWave = {
	...{ name: 'W-16-1', unit: 'wien', isLate: false, waveId: 'w', orderCount: 2, lineCount: 9 },
	window: { start: '2026-11-18T15:00:00Z', end: '2026-11-18T17:00:00Z' },
	person: { staffId: 's', name: 'Mila Novak' },
	...{ pickedCount: 1, missingCount: 0, lastPlace: null, linesPerHour: null, doneBy: null },
};

it.each([
	['onTime', {}],
	['onTime', { doneBy: '2026-11-18T14:59:00Z' }],
	['behind', { doneBy: '2026-11-18T15:01:00Z' }],
	['late', { isLate: true, doneBy: '2026-11-18T15:01:00Z' }],
	['free', { person: null }],
	['late', { person: null, isLate: true }],
])('is %s: %o', (state, change) => {
	expect(waveState({ ...wave, ...change })).toBe(state);
});

it('falls behind while nothing is picked', () => {
	const walked = { ...wave, doneBy: '2026-11-18T14:50:00.000Z' };
	expect(waveState(delayWave(walked, 5 * 60_000))).toBe('onTime');
	expect(waveState(delayWave(walked, 11 * 60_000))).toBe('behind');
	expect(delayWave(wave, 60_000)).toEqual(wave);
});
