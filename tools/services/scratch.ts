import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProcess, stopProcess } from './own-process.ts';
import { serverDir } from './paths.ts';

/** A folder of this process alone. What an earlier, killed run left behind is stopped and removed first. */
export async function openScratch(label: string): Promise<Scratch> {
	const parent = serverDir('scratch');
	for (const name of readdirSync(parent)) {
		const owner = Number(name.split('-').at(-1));
		if (!existsSync(`/proc/${owner}`)) await discardScratch(join(parent, name));
	}
	const dir = serverDir('scratch', `${label}-${process.pid}`);
	const processes: OwnProcess[] = [];
	return {
		dir,
		keep: (own) => {
			processes.push(own);
			writeFileSync(join(dir, recordFile), JSON.stringify(processes));
		},
		close: () => discardScratch(dir),
	};
}

export type Scratch = {
	dir: string;
	/** Notes a process so that closing, or the next run, can stop it. */
	keep: (own: OwnProcess) => void;
	close: () => Promise<void>;
};

const recordFile = 'processes.json';

/** Stops what was noted, and what was started so late that nobody could note it any more. */
export async function discardScratch(dir: string): Promise<void> {
	const file = join(dir, recordFile);
	if (existsSync(file)) {
		const processes: OwnProcess[] = JSON.parse(readFileSync(file, 'utf8'));
		await Promise.all(processes.toReversed().map((own) => stopProcess(own, 'SIGQUIT')));
	}
	for (const pid of listProcessesNaming(dir)) process.kill(pid, 'SIGKILL');
	rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

/** Only a process of its own is told the path of a scratch folder; its starter's pid is part of it. */
function listProcessesNaming(dir: string): number[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
		.filter((pid) => {
			const parts = readCommand(pid);
			return parts.some((part) => part === dir || part.startsWith(`${dir}/`));
		})
		.map(Number);
}

function readCommand(pid: string): string[] {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
	} catch {
		return [];
	}
}
