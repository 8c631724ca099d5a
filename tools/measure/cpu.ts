import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU seconds used so far by processes and their children, including exited ones. */
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
		// The name in parentheses can contain anything, including spaces.
		const fields = text
			.slice(text.lastIndexOf(')') + 2)
			.split(' ')
			.map(Number);
		const [, parent = 0] = fields;
		// User and system time, its own and that of exited children such as closed connections.
		const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
		return { pid, parent, ticks };
	} catch {
		return null;
	}
}
