import type { BoardWave } from '@korb/contracts/admin/picking/picking-board';

export type WaveState = 'late' | 'behind' | 'onTime' | 'free';

/** `behind`: at this pace it is done after the window has begun. */
export function waveState({ isLate, person, doneBy, window }: BoardWave): WaveState {
	if (isLate) return 'late';
	if (doneBy && Date.parse(doneBy) > Date.parse(window.start)) return 'behind';
	return person ? 'onTime' : 'free';
}

export const linesLeft = ({ lineCount, pickedCount, missingCount }: BoardWave) =>
	lineCount - pickedCount - missingCount;

/** Nobody has picked anything since the board was read, so all that was left is left. */
export function delayWave(wave: BoardWave, ms: number): BoardWave {
	if (wave.doneBy === null) return wave;
	return { ...wave, doneBy: new Date(Date.parse(wave.doneBy) + ms).toISOString() };
}
