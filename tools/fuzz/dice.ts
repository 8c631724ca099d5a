import { drawInteger } from '../demo/catalogue/chance.ts';

/** Seeded randomness per request: the same seed and number always give the same values. */
export type Dice = {
	below(count: number): number;
	pick<T>(list: readonly T[]): T;
	isOneIn(count: number): boolean;
};

export function createDice(seed: number, number: number): Dice {
	let throws = 0;
	const below = (count: number) => drawInteger(count, seed, number, throws++);
	return {
		below,
		pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
		isOneIn: (count) => below(count) === 0,
	};
}
