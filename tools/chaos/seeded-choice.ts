import { createHash } from 'node:crypto';

export type SeededChoice = <T>(options: readonly T[]) => T;

/**
 * Reproducible random choices. Each actor has its own sequence, so that timing does not change what the
 * others choose.
 */
export function createSeededChoice(seed: string, actor: string): SeededChoice {
	let state = createHash('sha256').update(`${seed}/${actor}`).digest().readUInt32LE();
	return (options) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
		return options[Math.floor(share * options.length)] as never;
	};
}
