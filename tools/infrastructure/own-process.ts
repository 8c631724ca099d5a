import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Enough for another process to verify later that a pid is still the process we started. */
export type OwnProcess = {
	name: string;
	pid: number;
	startTicks: string;
	logFile: string;
};

export type LaunchOptions = {
	name: string;
	command: string;
	args: string[];
	logFile: string;
	cwd?: string;
	env?: Record<string, string | undefined>;
	user?: { uid: number; gid: number };
};

/** The process outlives its parent: `infrastructure up` returns while the servers keep running. */
export async function launch(options: LaunchOptions): Promise<OwnProcess> {
	mkdirSync(dirname(options.logFile), { recursive: true });
	const log = openSync(options.logFile, 'a');
	const child = spawn(options.command, options.args, {
		cwd: options.cwd,
		env: options.env ?? process.env,
		detached: true,
		stdio: ['ignore', log, log],
		...options.user,
	});
	closeSync(log);
	await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
	child.unref();
	const pid = child.pid ?? 0;
	const startTicks = readStat(pid)?.startTicks;
	if (!startTicks) throw new Error(`${options.name} exited immediately.\n${tail(options.logFile)}`);
	return { name: options.name, pid, startTicks, logFile: options.logFile };
}

export function isRunning(own: OwnProcess): boolean {
	const stat = readStat(own.pid);
	return stat !== null && stat.startTicks === own.startTicks && stat.state !== 'Z';
}

/** Never trusts a pid alone: the kernel may have reused it for another process. */
export function sendSignal(own: OwnProcess, signal: NodeJS.Signals): boolean {
	if (!isRunning(own)) return false;
	process.kill(own.pid, signal);
	return true;
}

export async function stopProcess(
	own: OwnProcess,
	signal: NodeJS.Signals = 'SIGTERM',
	timeoutMs = 10_000,
): Promise<void> {
	if (!sendSignal(own, signal)) return;
	const deadline = Date.now() + timeoutMs;
	while (isRunning(own)) {
		if (Date.now() > deadline) sendSignal(own, 'SIGKILL');
		await sleep(20);
	}
}

/** Waits until `probe` returns true; reports the log tail when the process exits first. */
export async function waitUntilReady(
	own: OwnProcess,
	probe: () => Promise<boolean>,
	timeoutMs = 30_000,
): Promise<void> {
	const deadline = Date.now() + timeoutMs;
	while (!(await probe().catch(() => false))) {
		if (!isRunning(own))
			throw new Error(`${own.name} exited before it was ready.\n${tail(own.logFile)}`);
		if (Date.now() > deadline) {
			throw new Error(`${own.name} is not ready after ${timeoutMs} ms.\n${tail(own.logFile)}`);
		}
		await sleep(50);
	}
}

export function tail(file: string, lines = 15): string {
	try {
		return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
	} catch {
		return '';
	}
}

function readStat(pid: number): { state: string; startTicks: string } | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
	} catch {
		return null;
	}
}
