import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
	isRunning,
	launch,
	type OwnProcess,
	sendSignal,
	stopProcess,
	waitUntilReady,
} from '../infrastructure/own-process.ts';
import type { Service } from './services/service.ts';

const READY_MS = 90_000;
const STOP_MS = 20_000;
const RELOAD_MS = 1000;
/** Until every load balancer knows that a process is back; `minReadySeconds` in deploy/kubernetes. */
const MIN_READY_MS = 3000;

export type Step = { at: number; step: string };

/** The running processes of a cluster, recorded so that another command finds them. */
export type Processes = {
	start(service: Service): Promise<void>;
	/** Launches without waiting, for members that become ready only together. */
	launch(service: Service): Promise<void>;
	waitFor(service: Service): Promise<void>;
	stop(service: Service): Promise<void>;
	/** Ends when requests can be sent there again, so that the next service may be restarted. */
	restart(service: Service): Promise<void>;
	/** Starts a second process beside the first, which then ends; for servers that share their port. */
	replace(service: Service): Promise<void>;
	/** HAProxy's: a new worker takes over the listeners, the old one finishes its connections. */
	reload(service: Service): Promise<void>;
	/** Ends or pauses the service with everything it started, as when its machine fails. */
	signal(service: Service, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>;
	isRunning(service: Pick<Service, 'name'>): boolean;
	/** Says what happens next, as every other function here does. */
	note(step: string): void;
	/** What happened since the command started. */
	steps: readonly Step[];
	find(name: string): OwnProcess | null;
};

export function openProcesses(
	dir: string,
	onStart: (own: OwnProcess) => void = () => {},
): Processes {
	const file = join(dir, 'processes.json');
	const known = new Map<string, OwnProcess>(
		existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [],
	);
	const get = (name: string) => {
		const own = known.get(name);
		if (!own) throw new Error(`${name} was never started.`);
		return own;
	};
	const steps: Step[] = [];
	const processes: Processes = {
		steps,
		note: (step) => void steps.push({ at: Date.now(), step }),
		async launch(service) {
			const running = known.get(service.name);
			if (running && isRunning(running)) return;
			processes.note(`start ${service.name}`);
			const logFile = join(dir, 'logs', `${service.name}.log`);
			const own = await launch({ name: service.name, logFile, ...service.command() });
			known.set(service.name, own);
			writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
			onStart(own);
		},
		async waitFor(service) {
			await waitUntilReady(get(service.name), service.isReady, READY_MS);
			processes.note(`${service.name} is ready`);
		},
		async start(service) {
			await processes.launch(service);
			await processes.waitFor(service);
		},
		async stop(service) {
			const own = known.get(service.name);
			if (!own) return;
			processes.note(`stop ${service.name}`);
			if (isRunning(own)) await service.leaveRotation?.();
			await stopProcess(own, service.stopSignal, STOP_MS);
		},
		async restart(service) {
			await processes.stop(service);
			await processes.start(service);
			await sleep(MIN_READY_MS);
		},
		async replace(service) {
			const former = get(service.name);
			known.delete(service.name);
			await processes.start(service);
			processes.note(`stop the former ${service.name}`);
			await stopProcess(former, service.stopSignal, STOP_MS);
		},
		async reload(service) {
			processes.note(`reload ${service.name}`);
			sendSignal(get(service.name), 'SIGUSR2');
			await sleep(RELOAD_MS);
			await processes.waitFor(service);
		},
		async signal(service, signal) {
			const own = get(service.name);
			processes.note(`${signal} ${service.name}`);
			const family = isRunning(own) ? listFamily([own.pid, ...(service.findOthers?.() ?? [])]) : [];
			for (const pid of family) sendTo(pid, signal);
			if (signal !== 'SIGKILL') return;
			while (isRunning(own) || family.some(isAlive)) await sleep(20);
		},
		isRunning: ({ name }) => {
			const own = known.get(name);
			return own !== undefined && isRunning(own);
		},
		find: (name) => known.get(name) ?? null,
	};
	return processes;
}

/** The processes and all their descendants; a server's children would go on without it. */
function listFamily(roots: number[]): number[] {
	const parents = new Map<number, number>();
	for (const name of readdirSync('/proc')) {
		if (!/^\d+$/.test(name)) continue;
		try {
			const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
			parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]));
		} catch {
			// It ended meanwhile.
		}
	}
	const family = new Set(roots);
	for (let size = 0; size < family.size; ) {
		size = family.size;
		for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
	}
	return [...family];
}

function sendTo(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal);
	} catch {
		// It ended meanwhile.
	}
}

function isAlive(pid: number): boolean {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
	} catch {
		return false;
	}
}
