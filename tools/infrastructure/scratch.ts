import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProcess, stopProcess } from './own-process.ts';
import { serverDir } from './paths.ts';

/** A folder owned by this process. Leftovers of killed runs are stopped and removed first. */
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
	/** Records a process, so that closing, or the next run, can stop it. */
	keep: (own: OwnProcess) => void;
	close: () => Promise<void>;
};

const recordFile = 'processes.json';

/** Stops recorded processes, and those started too late to be recorded. */
export async function discardScratch(dir: string): Promise<void> {
	const file = join(dir, recordFile);
	if (existsSync(file)) {
		const processes: OwnProcess[] = JSON.parse(readFileSync(file, 'utf8'));
		await Promise.all(processes.toReversed().map((own) => stopProcess(own, 'SIGQUIT')));
	}
	for (const pid of listProcessesNaming(dir)) process.kill(pid, 'SIGKILL');
	rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

/** The path contains its owner's pid, so only processes of that run have it in their arguments. */
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
