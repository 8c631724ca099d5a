import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Redis as Client } from 'ioredis';
import { launch, type OwnProcess, stopProcess, waitUntilReady } from './own-process.ts';

export type Redis = { url: string; port: number; dir: string; process: OwnProcess };

/** Persistence is off: the shop can lose everything in Redis. */
export async function startRedis(options: { dir: string; port: number }): Promise<Redis> {
	mkdirSync(options.dir, { recursive: true });
	const settings = {
		port: options.port,
		bind: '127.0.0.1',
		dir: options.dir,
		save: '',
		appendonly: 'no',
		maxmemory: '128mb',
		'maxmemory-policy': 'allkeys-lru',
		'set-proc-title': 'no',
	};
	const process = await launch({
		name: 'redis',
		command: 'redis-server',
		args: Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]),
		logFile: join(options.dir, 'redis.log'),
	});
	const server = { url: redisUrl(options.port), port: options.port, dir: options.dir, process };
	try {
		await waitUntilReady(process, () => isOwnRedis(server));
	} catch (error) {
		await stopProcess(process);
		throw error;
	}
	return server;
}

export async function stopRedis(server: Redis): Promise<void> {
	await stopProcess(server.process);
}

/** Proves ownership by the working directory, which unlike a key survives FLUSHALL. */
export async function isOwnRedis(server: Pick<Redis, 'port' | 'dir'>): Promise<boolean> {
	const client = new Client(redisUrl(server.port), {
		lazyConnect: true,
		connectTimeout: 500,
		maxRetriesPerRequest: 0,
		retryStrategy: () => null,
	});
	client.on('error', () => {});
	try {
		await client.connect();
		const answer = await client.config('GET', 'dir');
		return Array.isArray(answer) && answer[1] === realpathSync(server.dir);
	} finally {
		client.disconnect();
	}
}

export function redisUrl(port: number): string {
	return `redis://127.0.0.1:${port}`;
}
