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
