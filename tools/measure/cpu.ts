import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor seconds used so far by a process and everything it has started. */
export function cpuSecondsOf(pids: number[]): number {
	const stats = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((name) => readStat(Number(name)))
		.filter((stat) => stat !== null);
	const family = stats.filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent));
	return family.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

function readStat(pid: number) {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		// The name in parentheses may hold anything, blanks too.
		const fields = text
			.slice(text.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		return { pid, parent: fields[1] ?? 0, ticks: (fields[11] ?? 0) + (fields[12] ?? 0) };
	} catch {
		return null;
	}
}
