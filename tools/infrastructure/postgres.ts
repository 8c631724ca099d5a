import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { launch, type OwnProcess, sendSignal, stopProcess, waitUntilReady } from './own-process.ts';

export type Postgres = { url: string; port: number; dataDir: string; process: OwnProcess };

type PostgresOptions = {
	dir: string;
	port: number;
	/** Trades durability for speed; only for data that is deleted after the run. */
	isDisposable?: boolean;
	maxConnections?: number;
	/** In addition to, or instead of, those below. */
	settings?: Record<string, string>;
	/** Of the server and what it calls, such as an archive_command. */
	env?: Record<string, string | undefined>;
};

/** A private cluster: loopback only, no Unix socket, with user and database `korb`. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
	const bin = findPostgresBin();
	if (!bin) throw new Error('PostgreSQL is not installed.');
	const user = serverUser();
	const dataDir = join(options.dir, 'data');
	if (!existsSync(join(dataDir, 'PG_VERSION'))) {
		mkdirSync(options.dir, { recursive: true });
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
		if (user) chownSync(dataDir, user.uid, user.gid);
		const initdb = ['-D', dataDir, '-U', 'korb', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
		if (options.isDisposable) initdb.push('--no-sync');
		execFileSync(join(bin, 'initdb'), initdb, { cwd: '/', stdio: 'pipe', ...user });
	}
	const settings = {
		listen_addresses: '127.0.0.1',
		port: options.port,
		unix_socket_directories: '',
		max_connections: options.maxConnections ?? 50,
		timezone: 'UTC',
		log_line_prefix: '%m %p ',
		...(options.isDisposable && {
			fsync: 'off',
			synchronous_commit: 'off',
			full_page_writes: 'off',
			autovacuum: 'off',
		}),
		...options.settings,
	};
	const process = await launch({
		name: 'postgres',
		command: join(bin, 'postgres'),
		args: ['-D', dataDir, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
		cwd: '/',
		logFile: join(options.dir, 'postgres.log'),
		...(options.env && { env: options.env }),
		...(user && { user }),
	});
	const server = { url: postgresUrl(options.port), port: options.port, dataDir, process };
	try {
		await waitUntilReady(process, () => isOwnPostgres(server));
		await ensureDatabase(options.port);
	} catch (error) {
		await stopPostgres(server, 'immediate');
		throw error;
	}
	return server;
}

type StopMode = 'smart' | 'fast' | 'immediate';

export async function stopPostgres(server: Postgres, mode: StopMode = 'fast'): Promise<void> {
	const signals = { smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
	await stopProcess(server.process, signals[mode]);
}

/** Simulates a power cut: no checkpoint, no clean shutdown. */
export async function killPostgres(server: Postgres): Promise<void> {
	sendSignal(server.process, 'SIGKILL');
	await stopProcess(server.process, 'SIGKILL');
}

/** Guards destructive operations: is the server on this port using our data directory? */
export async function isOwnPostgres(server: Pick<Postgres, 'port' | 'dataDir'>): Promise<boolean> {
	return withClient(postgresUrl(server.port, 'postgres'), async (client) => {
		const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
		return rows[0]?.data_directory === realpathSync(server.dataDir);
	});
}

export function postgresUrl(port: number, database = 'korb'): string {
	return `postgres://korb@127.0.0.1:${port}/${database}`;
}

export function findPostgresBin(): string | null {
	const root = '/usr/lib/postgresql';
	const versions = existsSync(root) ? readdirSync(root) : [];
	const bins = versions
		.sort((a, b) => Number(b) - Number(a))
		.map((version) => join(root, version, 'bin'));
	return bins.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root, so root uses the package's own user. */
export function serverUser(): { uid: number; gid: number } | null {
	if (process.getuid?.() !== 0) return null;
	const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
	return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The server's user cannot enter a checkout below /root, so its data must live elsewhere. */
export function canServerReach(dir: string): boolean {
	const user = serverUser();
	return !user || spawnSync('test', ['-x', dir], { cwd: '/', ...user }).status === 0;
}

async function ensureDatabase(port: number): Promise<void> {
	await withClient(postgresUrl(port, 'postgres'), async (client) => {
		const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'korb'");
		if (rowCount) return;
		// A synchronous standby may connect later.
		await client.query('SET synchronous_commit = local');
		await client.query('CREATE DATABASE korb');
	});
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
	client.on('error', () => {});
	try {
		await client.connect();
		return await use(client);
	} finally {
		await client.end();
	}
}
