import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LaunchOptions } from '../../infrastructure/own-process.ts';
import { serverUser } from '../../infrastructure/postgres.ts';
import type { ClusterPorts } from '../ports.ts';

/** A process of the cluster, and how to tell that it works. */
export type Service = {
	name: string;
	command: () => Omit<LaunchOptions, 'logFile' | 'name'>;
	isReady: () => Promise<boolean>;
	/** Ends when it gets no more requests; for servers that do not wait for open ones. */
	leaveRotation?: () => Promise<void>;
	stopSignal?: NodeJS.Signals;
	/** Also processes that are not its children, such as the PostgreSQL of a killed Patroni. */
	findOthers?: () => number[];
};

export type Place = {
	/** Everything of this cluster: configuration, data and logs. */
	dir: string;
	ports: ClusterPorts;
	password: string;
	/** Multiplies every timeout, for a machine that has other work. */
	timeoutScale: number;
	/** Divides the waiting times of alerts. */
	alertFactor: number;
};

export const local = (port: number) => `127.0.0.1:${port}`;

export async function answersOk(url: string): Promise<boolean> {
	const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
	await answer.arrayBuffer();
	return answer.ok;
}

/** A folder for a server that does not run as root. */
export function makeServerDir(place: Place, name: string): string {
	const dir = join(place.dir, name);
	mkdirSync(dir, { recursive: true, mode: 0o755 });
	const user = serverUser();
	if (user) chownSync(dir, user.uid, user.gid);
	return dir;
}
