import type { Picking } from '@korb/contracts/admin/picking/picking';
import type { Me } from '@korb/contracts/admin/staff/staff';
import { ApiError } from '../platform/api/api-error.ts';
import { findKept, forget, keep } from '../platform/offline/kept.ts';

/** Half an hour without a network, wherever in the wave it began. */
const MAX_AGE_MS = 60 * 60_000;
const NAME = 'wave';

type KeptWave = { me: Me; picking: Picking };

/** So that a reload without a network opens the wave. Only while somebody walks one. */
export function keepWave(wave: KeptWave): void {
	keep(NAME, wave);
}

export function forgetWave(): void {
	forget(NAME);
}

/** What was kept, if nobody has answered; otherwise throws. */
export function keptWaveAfter(error: unknown): KeptWave {
	const isOffline = error instanceof ApiError && error.status === 0;
	const wave = isOffline ? findKept<KeptWave>(NAME, MAX_AGE_MS) : null;
	if (!wave) throw error;
	return wave;
}
