import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';

/** Every process of a run has the run's folder in its arguments, which contains the run's pid. */
function listProcesses(runId: number): string[] {
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map((pid) => readCommand(pid))
		.filter((command) => command.includes(`/chaos-${runId}`));
}

function readCommand(pid: string): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
	} catch {
		return '';
	}
}

describe('stopping a run', () => {
	it.each(['SIGTERM', 'SIGKILL'] as const)(
		'by %s leaves no process behind',
		async (signal) => {
			const run = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
				stdio: ['ignore', 'pipe', 'inherit'],
			});
			onTestFinished(() => void run.kill('SIGKILL'));
			const ended = once(run, 'exit');
			const runId = run.pid ?? 0;
			for await (const text of run.stdout.setEncoding('utf8')) if (/orders told/.test(text)) break;
			expect(listProcesses(runId).length).toBeGreaterThan(5);
			run.kill(signal);
			await ended;
			const deadline = Date.now() + 30_000;
			while (listProcesses(runId).length > 0 && Date.now() < deadline) await sleep(100);
			expect(listProcesses(runId)).toEqual([]);
		},
		180_000,
	);
});
