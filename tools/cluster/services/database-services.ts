import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { systemPath } from '../../infrastructure/paths.ts';
import { findPostgresBin, serverUser } from '../../infrastructure/postgres.ts';
import { backupEnv } from './backups.ts';
import { installConfig, shipped } from './render.ts';
import { answersOk, local, makeServerDir, type Place, type Service } from './service.ts';

export const members = [1, 2, 3] as const;
type Member = (typeof members)[number];

export function etcd(place: Place, n: Member): Service {
	const { ports } = place;
	const client = `http://${local(ports[`etcd-${n}`])}`;
	const peer = (m: Member) => `http://${local(ports[`etcd-${m}-peer`])}`;
	const settings = {
		name: `etcd-${n}`,
		'data-dir': join(place.dir, `etcd-${n}`),
		'listen-client-urls': client,
		'advertise-client-urls': client,
		'listen-peer-urls': peer(n),
		'initial-advertise-peer-urls': peer(n),
		'initial-cluster': members.map((m) => `etcd-${m}=${peer(m)}`).join(),
		// For a machine whose disk and processors are shared.
		'heartbeat-interval': '200',
		'election-timeout': '2000',
		'log-level': 'error',
	};
	return {
		name: `etcd-${n}`,
		command: () => ({
			command: 'etcd',
			args: Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
		}),
		isReady: () => answersOk(`${client}/health`),
	};
}

export function patroni(place: Place, n: Member): Service {
	const { ports, password } = place;
	const dir = makeServerDir(place, `postgres-${n}`);
	const config = installConfig('database/patroni.yml', join(dir, 'patroni.yml'));
	const address = local(ports[`postgres-${n}`]);
	const rest = local(ports[`patroni-${n}`]);
	const user = serverUser();
	return {
		name: `postgres-${n}`,
		command: () => ({
			command: 'patroni',
			args: [config],
			cwd: dir,
			env: {
				PATH: systemPath,
				PATRONI_NAME: `postgres-${n}`,
				PATRONI_POSTGRESQL_DATA_DIR: join(dir, 'data'),
				PATRONI_POSTGRESQL_BIN_DIR: findPostgresBin() ?? '',
				PATRONI_POSTGRESQL_PGPASS: join(dir, 'pgpass'),
				PATRONI_POSTGRESQL_LISTEN: address,
				PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
				PATRONI_RESTAPI_LISTEN: rest,
				PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
				PATRONI_ETCD3_HOSTS: members.map((m) => `'${local(ports[`etcd-${m}`])}'`).join(),
				PATRONI_SUPERUSER_USERNAME: 'korb',
				PATRONI_SUPERUSER_PASSWORD: password,
				PATRONI_REPLICATION_USERNAME: 'replicator',
				PATRONI_REPLICATION_PASSWORD: password,
				PATRONI_LOG_LEVEL: 'WARNING',
				...backupEnv(place, n),
			},
			...(user && { user }),
		}),
		isReady: async () => (await answersOk(`http://${rest}/primary`)) || isStreaming(rest),
		findOthers: () => readPostmaster(join(dir, 'data')),
	};
}

const OLDEST_PATRONI = 4;

/** Older ones may give a paused primary its lock back, and acknowledged orders with it. */
export async function requirePatroni(): Promise<void> {
	const { stdout } = await promisify(execFile)('patroni', ['--version']);
	const [version = ''] = /[\d.]+/.exec(stdout) ?? [];
	if (Number.parseInt(version, 10) >= OLDEST_PATRONI) return;
	throw new Error(
		`Patroni ${version} is too old, ${OLDEST_PATRONI} is needed (docs/operations.md, “In a box”).`,
	);
}

async function isStreaming(rest: string): Promise<boolean> {
	const answer = await fetch(`http://${rest}/replica`, { signal: AbortSignal.timeout(2000) });
	const body = (await answer.json()) as { replication_state?: string };
	// Older Patroni does not report the state of the stream.
	return answer.ok && (body.replication_state ?? 'streaming') === 'streaming';
}

function readPostmaster(dataDir: string): number[] {
	const file = join(dataDir, 'postmaster.pid');
	if (!existsSync(file)) return [];
	const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
	const command = `/proc/${pid}/cmdline`;
	// The file outlives a killed server, and its number may belong to somebody else by now.
	return existsSync(command) && readFileSync(command, 'utf8').includes(dataDir) ? [pid] : [];
}

/** PostgreSQL's primary, one of its replicas, Redis's master and all APIs, each at one address. */
export function insideProxy(place: Place): Service {
	const { ports } = place;
	const env = {
		PATH: systemPath,
		PRIMARY: local(ports.primary),
		REPLICA: local(ports.replica),
		...Object.fromEntries(
			members.flatMap((n) => [
				[`POSTGRES_${n}`, local(ports[`postgres-${n}`])],
				[`PATRONI_PORT_${n}`, String(ports[`patroni-${n}`])],
			]),
		),
		REDIS: local(ports.redis),
		REDIS_1: local(ports['redis-1']),
		REDIS_2: local(ports['redis-2']),
		API: local(ports.api),
		API_1: local(ports['api-1']),
		API_2: local(ports['api-2']),
	};
	const files = ['database', 'redis', 'api'].map((name) => shipped(`${name}/haproxy.cfg`));
	return {
		name: 'proxy',
		command: () => ({
			command: 'haproxy',
			args: ['-W', ...files.flatMap((file) => ['-f', file]), '-p', join(place.dir, 'proxy.pid')],
			env,
		}),
		// Before its first checks HAProxy takes every server for the primary.
		isReady: async () => {
			for (const _ of members) {
				if (!(await canWrite(primaryUrl(place, 'postgres')))) return false;
			}
			return true;
		},
	};
}

export function pgbouncer(place: Place, n: 1 | 2): Service {
	const { ports, password } = place;
	const dir = makeServerDir(place, `pgbouncer-${n}`);
	const file = installConfig('database/pgbouncer.ini', join(dir, 'pgbouncer.ini'), {
		PGBOUNCER_ADDRESS: '127.0.0.1',
		PGBOUNCER_PORT: ports[`pgbouncer-${n}`],
		PGBOUNCER_SERVER: `host=127.0.0.1 port=${ports.primary} user=korb password=${password}`,
		// Whoever reaches the loopback of this machine may also read the password.
		PGBOUNCER_AUTH: 'any',
		PGBOUNCER_USERS: '',
		PGBOUNCER_ADMIN: 'korb',
	});
	const user = serverUser();
	return {
		name: `pgbouncer-${n}`,
		command: () => ({
			command: '/usr/sbin/pgbouncer',
			args: [file],
			cwd: '/',
			...(user && { user }),
		}),
		isReady: () => canWrite(`postgres://korb@${local(ports[`pgbouncer-${n}`])}/postgres`),
		// Lets transactions finish.
		stopSignal: 'SIGINT',
	};
}

/** The console of a pooler. */
export function poolerUrl({ ports }: Place, n: 1 | 2): string {
	return `postgres://korb@${local(ports[`pgbouncer-${n}`])}/pgbouncer`;
}

/** Whichever replica HAProxy has chosen. */
export function replicaUrl({ ports, password }: Place): string {
	return `postgres://korb:${password}@${local(ports.replica)}/korb`;
}

export function primaryUrl({ ports, password }: Place, database = 'korb'): string {
	return `postgres://korb:${password}@${local(ports.primary)}/${database}`;
}

/** One PostgreSQL, whatever its role. */
export function memberUrl({ ports, password }: Place, n: Member): string {
	return `postgres://korb:${password}@${local(ports[`postgres-${n}`])}/korb`;
}

export async function canWrite(url: string): Promise<boolean> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	client.on('error', () => {});
	try {
		await client.connect();
		const { rows } = await client.query<{ is_replica: boolean }>(
			'SELECT pg_is_in_recovery() AS is_replica',
		);
		return rows[0]?.is_replica === false;
	} finally {
		await client.end();
	}
}
