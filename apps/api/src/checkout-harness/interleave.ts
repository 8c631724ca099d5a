import { setTimeout as sleep } from 'node:timers/promises';

export type Actor = 'one' | 'other';
type Runner = (checkpoint: () => Promise<void>) => Promise<unknown>;

/** Every interleaving of two actors with the given number of steps each. */
export function listSchedules(steps: number): Actor[][] {
	const merge = (a: number, b: number): Actor[][] => {
		if (a + b === 0) return [[]];
		return [
			...(a > 0 ? merge(a - 1, b).map((rest): Actor[] => ['one', ...rest]) : []),
			...(b > 0 ? merge(a, b - 1).map((rest): Actor[] => ['other', ...rest]) : []),
		];
	};
	return merge(steps, steps);
}

/** An actor that takes longer to reach its next step counts as blocked by the other's lock. */
const BLOCKED_MS = 12;

/** Runs two actors step by step in the given order; one blocked by a lock is skipped. */
export async function interleave(
	schedule: Actor[],
	runners: Record<Actor, Runner>,
): Promise<PromiseSettledResult<unknown>[]> {
	const gates = { one: createGate(), other: createGate() };
	const runs = (['one', 'other'] as const).map((actor) =>
		runners[actor](gates[actor].arrive).finally(gates[actor].finish),
	);
	// Attached at once, because an unhandled rejection would fail the test.
	const settled = Promise.allSettled(runs);
	for (const actor of schedule) await gates[actor].letPass();
	gates.one.open();
	gates.other.open();
	return settled;
}

function createGate() {
	let credits = 0;
	let isOpen = false;
	let waiting: (() => void) | null = null;
	let arrived: (() => void) | null = null;

	const arrive = async () => {
		if (isOpen) return;
		if (credits > 0) {
			credits--;
			return;
		}
		const passed = new Promise<void>((resolve) => {
			waiting = resolve;
		});
		arrived?.();
		await passed;
	};
	const pass = () => {
		const go = waiting;
		waiting = null;
		go?.();
	};
	return {
		arrive,
		finish: () => {
			isOpen = true;
			arrived?.();
		},
		open: () => {
			isOpen = true;
			pass();
		},
		async letPass() {
			if (isOpen) return;
			if (!waiting) {
				const arrival = new Promise<void>((resolve) => {
					arrived = resolve;
				});
				await Promise.race([arrival, sleep(BLOCKED_MS)]);
				arrived = null;
			}
			if (waiting) pass();
			else credits++;
		},
	};
}
