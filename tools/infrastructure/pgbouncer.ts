import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { launch, type OwnProcess, stopProcess, waitUntilReady } from './own-process.ts';
import { serverUser } from './postgres.ts';

export type PgBouncer = { port: number; process: OwnProcess };

type PgBouncerOptions = {
	dir: string;
	port: number;
	postgresPort: number;
	/** Server connections that all clients share. */
	poolSize: number;
};

/** Where Debian puts it, which is not in the path of every user. */
const command = '/usr/sbin/pgbouncer';

/** A developer need not install it; CI does. */
export function isPgBouncerWanted(): boolean {
	return existsSync(command) || Boolean(globalThis.process.env['CI']);
}

/** PgBouncer in transaction mode, with Debian's defaults where nothing else is needed. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
	const { dir, port, postgresPort, poolSize } = options;
	const user = serverUser();
	mkdirSync(dir, { recursive: true });
	if (user) chownSync(dir, user.uid, user.gid);
	const file = join(dir, 'pgbouncer.ini');
	const settings = {
		listen_addr: '127.0.0.1',
		listen_port: port,
		unix_socket_dir: '',
		auth_type: 'any',
		pool_mode: 'transaction',
		default_pool_size: poolSize,
	};
	writeFileSync(
		file,
		[
			'[databases]',
			`* = host=127.0.0.1 port=${postgresPort} user=korb`,
			'[pgbouncer]',
			...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
		].join('\n'),
	);
	const process = await launch({
		name: 'pgbouncer',
		command,
		args: [file],
		cwd: '/',
		logFile: join(dir, 'pgbouncer.log'),
		...(user && { user }),
	});
	try {
		await waitUntilReady(process, () => isReady(port));
	} catch (error) {
		await stopProcess(process);
		throw error;
	}
	return { port, process };
}

async function isReady(port: number): Promise<boolean> {
	const client = new Client(`postgres://korb@127.0.0.1:${port}/postgres`);
	client.on('error', () => {});
	await client.connect();
	await client.query('SELECT');
	await client.end();
	return true;
}
