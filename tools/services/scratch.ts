import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OwnProcess, stopProcess } from './own-process.ts';
import { serverDir } from './paths.ts';

/** A folder of this process alone. What an earlier, killed run left behind is stopped and removed first. */
export async function openScratch(label: string): Promise<Scratch> {
	const parent = serverDir('scratch');
	for (const name of readdirSync(parent)) {
		const owner = Number(name.split('-').at(-1));
		if (!existsSync(`/proc/${owner}`)) await discard(join(parent, name));
	}
	const dir = serverDir('scratch', `${label}-${process.pid}`);
	const processes: OwnProcess[] = [];
	return {
		dir,
		keep: (own) => {
			processes.push(own);
			writeFileSync(join(dir, recordFile), JSON.stringify(processes));
		},
		close: () => discard(dir),
	};
}

export type Scratch = {
	dir: string;
	/** Notes a process so that closing, or the next run, can stop it. */
	keep: (own: OwnProcess) => void;
	close: () => Promise<void>;
};

const recordFile = 'processes.json';

async function discard(dir: string): Promise<void> {
	const file = join(dir, recordFile);
	if (existsSync(file)) {
		const processes: OwnProcess[] = JSON.parse(readFileSync(file, 'utf8'));
		await Promise.all(processes.toReversed().map((own) => stopProcess(own, 'SIGQUIT')));
	}
	rmSync(dir, { recursive: true, force: true });
}
