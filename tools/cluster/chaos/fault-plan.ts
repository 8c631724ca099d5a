import { createSeededChoice } from '../../chaos/seeded-choice.ts';

export const faultKinds = [
	'primary killed',
	'primary frozen',
	'replica lost',
	'etcd member lost',
	'edge dies',
	'storefront dies',
	'api dies',
	'worker dies',
	'cms dies',
	'redis master dies',
	'rolling restart',
	'rolling update',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export type PlannedFault = {
	kind: FaultKind;
	/** Which of several, where it does not follow from the role. */
	which: number;
	/** How long the victim stays away. */
	awayMs: number;
};

/** Endless: every kind once, in an order that depends on the seed, then all of them again. */
export function* planFaults(seed: string): Generator<PlannedFault> {
	const choose = createSeededChoice(seed, 'cluster faults');
	for (;;) {
		const left: FaultKind[] = [...faultKinds];
		while (left.length > 0) {
			const kind = choose(left);
			left.splice(left.indexOf(kind), 1);
			yield { kind, which: choose([0, 1, 2]), awayMs: choose([4000, 6000, 8000]) };
		}
	}
}
