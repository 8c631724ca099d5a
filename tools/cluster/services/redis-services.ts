import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { installConfig } from './render.ts';
import { local, type Place, type Service } from './service.ts';

export function redis(place: Place, n: 1 | 2): Service {
	const { ports } = place;
	const dir = join(place.dir, `redis-${n}`);
	return {
		name: `redis-${n}`,
		command: () => {
			const file = installConfig('redis/redis.conf', join(dir, 'redis.conf'));
			const settings = {
				port: ports[`redis-${n}`],
				bind: '127.0.0.1',
				dir,
				'set-proc-title': 'no',
				...(n === 2 && { replicaof: `127.0.0.1 ${ports['redis-1']}` }),
			};
			return {
				command: 'redis-server',
				args: [
					file,
					...Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]),
				],
			};
		},
		isReady: async () => (await askRedis(ports[`redis-${n}`], 'ROLE')) !== null,
	};
}

export function sentinel(place: Place, n: 1 | 2 | 3): Service {
	const { ports } = place;
	const dir = join(place.dir, `sentinel-${n}`);
	const file = join(dir, 'sentinel.conf');
	return {
		name: `sentinel-${n}`,
		command: () => {
			const values = {
				SENTINEL_ADDRESS: '127.0.0.1',
				SENTINEL_PORT: ports[`sentinel-${n}`],
				SENTINEL_DIR: dir,
				REDIS_HOST: '127.0.0.1',
				REDIS_PORT: ports['redis-1'],
			};
			// Sentinel notes there who became the master.
			if (!existsSync(file)) installConfig('redis/sentinel.conf', file, values);
			return { command: 'redis-sentinel', args: [file] };
		},
		isReady: async () => (await askRedis(ports[`sentinel-${n}`], 'PING')) === 'PONG',
	};
}

/** Which of the two Sentinel takes for the master. */
export async function findRedisMaster({ ports }: Place): Promise<1 | 2> {
	for (const n of [1, 2, 3] as const) {
		const address = await askRedis(
			ports[`sentinel-${n}`],
			'SENTINEL',
			'get-master-addr-by-name',
			'korb',
		);
		if (Array.isArray(address)) return Number(address[1]) === ports['redis-2'] ? 2 : 1;
	}
	throw new Error('No Sentinel answers.');
}

/** Makes the replica the master; resolves when that is done. */
export async function askSentinelToFailOver(place: Place): Promise<void> {
	const master = await findRedisMaster(place);
	await askRedis(place.ports['sentinel-1'], 'SENTINEL', 'FAILOVER', 'korb');
	const deadline = Date.now() + 15_000;
	while ((await findRedisMaster(place)) === master && Date.now() < deadline) await sleep(200);
}

async function askRedis(port: number, command: string, ...args: string[]): Promise<unknown> {
	const client = new Redis(`redis://${local(port)}`, {
		lazyConnect: true,
		connectTimeout: 500,
		commandTimeout: 500,
		maxRetriesPerRequest: 0,
		retryStrategy: () => null,
		enableReadyCheck: false,
	});
	client.on('error', () => {});
	try {
		await client.connect();
		return await client.call(command, ...args);
	} catch {
		return null;
	} finally {
		client.disconnect();
	}
}
