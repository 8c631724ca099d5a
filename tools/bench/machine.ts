import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin } from '../infrastructure/postgres.ts';
import { cpuSecondsOf } from '../measure/cpu.ts';

export type Machine = {
	cpu: string;
	cores: number;
	gigabytes: number;
	kernel: string;
	node: string;
	postgres: string;
	redis: string;
};

export function describeMachine(): Machine {
	const versionOf = (command: string) =>
		/\d+(?:\.\d+)+/.exec(execFileSync(command, ['--version'], { encoding: 'utf8' }))?.[0] ?? '?';
	return {
		cpu: `${cpus()[0]?.model.trim() || 'unknown'} (${arch()})`,
		cores: cpus().length,
		gigabytes: Math.round(totalmem() / 1e9),
		kernel: release(),
		node: process.versions.node,
		postgres: versionOf(join(findPostgresBin() ?? '', 'postgres')),
		redis: versionOf('redis-server'),
	};
}

const TICKS_PER_SECOND = 100;

/**
 * CPU seconds that all processes have worked, and those that the machine was denied as a virtual one.
 * Without interrupts: those of the loopback device are our own, and belong to no process.
 */
function machineSeconds(): number {
	const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? [];
	const [user = 0, nice = 0, system = 0, , , , , steal = 0] = ticks.map(Number);
	return (user + nice + system + steal) / TICKS_PER_SECOND;
}

/** Watches how much of the machine others used: a share of all cores. */
export function watchOthers(pids: () => number[]): () => number {
	const own = () => cpuSecondsOf([process.pid, ...pids()]);
	const before = { machine: machineSeconds(), own: own(), at: performance.now() };
	return () => {
		const seconds = (performance.now() - before.at) / 1000;
		const others = machineSeconds() - before.machine - (own() - before.own);
		return Math.max(0, others / (seconds * cpus().length));
	};
}
