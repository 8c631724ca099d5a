import { setTimeout as sleep } from 'node:timers/promises';
import { findBroken } from '../../apps/api/src/db/invariants/check.ts';
import { listUnaccounted } from './supply.ts';

const PAUSE_MS = 10_000;
const MAX_LINES = 50;

export type Watch = {
	/** How often all invariants were checked during the faults. */
	checks: number;
	/** Violations at the time of the check, even if they have resolved since. */
	broken: string[];
};

/** Checks every invariant periodically. */
export async function watchInvariants(
	url: string,
	watch: Watch,
	isOver: () => boolean,
	say: (line: string) => void,
): Promise<void> {
	while (!isOver()) {
		await sleep(PAUSE_MS);
		const found = await look(url).catch(() => null);
		// No check is possible while the database is down.
		if (!found) continue;
		watch.checks++;
		for (const line of found) {
			if (watch.broken.includes(line) || watch.broken.length >= MAX_LINES) continue;
			watch.broken.push(line);
			say(`broken: ${line}`);
		}
	}
}

async function look(url: string): Promise<string[]> {
	const broken = await findBroken(url);
	const lines = broken.map(({ invariant, what, why }) => `${invariant} ${what}: ${why}`);
	return [...lines, ...(await listUnaccounted(url))];
}
