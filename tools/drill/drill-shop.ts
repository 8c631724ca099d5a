import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@korb/testing/free-port';
import { Client } from 'pg';
import { callReaper, processEnv, type StressedShop, waitUntilOpen } from '../chaos/chaos-shop.ts';
import { openSupply, STOCK, supply } from '../chaos/supply.ts';
import { HttpShopper } from '../checkout/http-shopper.ts';
import { openMailSink } from '../checkout/mail-sink.ts';
import { launchSandbox } from '../checkout/payment-sandbox.ts';
import { fillShop } from '../faults/faulty-shop.ts';
import { launch, type OwnProcess, stopProcess } from '../infrastructure/own-process.ts';
import { repoRoot } from '../infrastructure/paths.ts';
import { killPostgres, startPostgres, stopPostgres } from '../infrastructure/postgres.ts';
import { startRedis } from '../infrastructure/redis.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { type BackupRepository, openBackupRepository } from './backup-repository.ts';

const run = promisify(execFile);

/** A shop whose database is backed up as in production, and can be destroyed. */
export type DrillShop = StressedShop & {
	backups: BackupRepository;
	/** API and worker. */
	open(): Promise<void>;
	shut(): Promise<void>;
	/** A power cut and a disk that cannot be read any more. */
	destroyDatabase(): Promise<void>;
	restoreDatabase(to?: Date): Promise<void>;
	/** Runs a command of the API's image; returns what it prints. */
	command(program: string, ...args: string[]): Promise<string>;
	close(): Promise<void>;
};

export type DrillShopOptions = {
	/** Without it, what has not been archived is lost with the disk: the control of the drill. */
	receivesWal: boolean;
};

export async function openDrillShop({ receivesWal }: DrillShopOptions): Promise<DrillShop> {
	const scratch = await openScratch('drill');
	const reaper = callReaper(scratch.dir);
	const mail = await openMailSink();
	const close = async () => {
		mail.close();
		await scratch.close();
		reaper.stdin?.end();
	};
	try {
		const place = { dir: join(scratch.dir, 'postgres'), port: await findFreePort() };
		const dataDir = join(place.dir, 'data');
		const backups = openBackupRepository(join(scratch.dir, 'backups'), {
			dataDir,
			port: place.port,
		});
		let receiver: OwnProcess | null = null;
		const startDatabase = async () => {
			const settings = { ...backups.settings };
			if (!receivesWal) settings['synchronous_standby_names'] = '';
			const server = await startPostgres({ ...place, env: backups.env, settings });
			scratch.keep(server.process);
			await waitForPromotion(server.url);
			if (receivesWal) {
				receiver = await backups.receiveWal();
				scratch.keep(receiver);
			}
			return server;
		};
		let postgres = await startDatabase();
		// The provider's ledger must survive the shop's database.
		const books = await startPostgres({
			dir: join(scratch.dir, 'books'),
			port: await findFreePort(),
		});
		scratch.keep(books.process);
		const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(redis.process);
		await fillShop(postgres.url, STOCK);
		await openSupply(postgres.url);
		const windows = await supply(postgres.url);
		const port = await findFreePort();
		const origin = `http://localhost:${port}`;
		const sandbox = await launchSandbox({
			dir: scratch.dir,
			port: await findFreePort(),
			databaseUrl: books.url,
			apiPort: port,
		});
		scratch.keep(sandbox.process);
		const env = processEnv({ port, postgres, redis, mail, sandbox });
		let processes: OwnProcess[] = [];
		return {
			insideOrigin: origin,
			enter: (address) => new HttpShopper(origin, { 'x-forwarded-for': address }),
			timeoutScale: 1,
			postgresUrl: postgres.url,
			booksUrl: books.url,
			sandbox,
			mail,
			windows,
			backups,
			async open() {
				for (const name of ['main', 'worker']) {
					// The folder in the arguments identifies the run that owns the process.
					const args = [`apps/api/src/${name}.ts`, scratch.dir];
					const logFile = join(scratch.dir, `${name}.log`);
					const command = process.execPath;
					const own = await launch({ name, command, args, cwd: repoRoot, env, logFile });
					scratch.keep(own);
					processes.push(own);
				}
				await waitUntilOpen(origin);
			},
			async shut() {
				await Promise.all(processes.map((own) => stopProcess(own)));
				processes = [];
			},
			async destroyDatabase() {
				await killPostgres(postgres);
				for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
			},
			async restoreDatabase(to) {
				await stopPostgres(postgres);
				if (receiver) await stopProcess(receiver, 'SIGINT');
				await backups.restore(to);
				postgres = await startDatabase();
			},
			async command(program, ...args) {
				const { stdout } = await run(process.execPath, [join('apps/api/src', program), ...args], {
					cwd: repoRoot,
					env,
					maxBuffer: 2 ** 26,
				});
				return stdout;
			},
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

/** A restored server answers before it has recovered everything, but only reads. */
async function waitForPromotion(url: string): Promise<void> {
	for (;;) {
		const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
		client.on('error', () => {});
		await client.connect();
		const { rows } = await client
			.query<{ is: boolean }>('SELECT pg_is_in_recovery() AS is')
			.finally(() => client.end());
		if (rows[0]?.is === false) return;
		await sleep(100);
	}
}
