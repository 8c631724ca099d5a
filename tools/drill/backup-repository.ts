import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { installConfig, shipped } from '../cluster/services/render.ts';
import { makeServerDir, type Place } from '../cluster/services/service.ts';
import { launch, type OwnProcess } from '../infrastructure/own-process.ts';
import { systemPath } from '../infrastructure/paths.ts';
import { findPostgresBin, serverUser } from '../infrastructure/postgres.ts';

const run = promisify(execFile);

/** The backups of a database and the WAL received from it, with the scripts and settings of `deploy/`. */
export type BackupRepository = {
	/** For PostgreSQL: its archive_command needs them. */
	env: Record<string, string | undefined>;
	/** What `deploy/compose.production.yaml` sets, apart from memory. */
	settings: Record<string, string>;
	backup(type: 'full' | 'diff'): Promise<void>;
	/** Up to the last commit, or to a point in time; PostgreSQL recovers when it is started. */
	restore(to?: Date): Promise<void>;
	receiveWal(): Promise<OwnProcess>;
};

export const hasPgBackRest = spawnSync('pgbackrest', ['version']).status === 0;

export function openBackupRepository(
	dir: string,
	database: { dataDir: string; port: number },
): BackupRepository {
	const place = { dir } as Place;
	const scripts = makeServerDir(place, 'scripts');
	const install = (file: string) => installConfig(`database/${file}`, join(scripts, file));
	const config = install('pgbackrest.conf');
	const script = {
		backup: install('backup.sh'),
		restore: install('restore.sh'),
		receive: install('receive-wal.sh'),
	};
	install('get-wal.sh');
	const user = serverUser();
	const env = {
		PATH: `${findPostgresBin()}:${systemPath}`,
		PGBACKREST_CONFIG: config,
		PGBACKREST_PG1_PATH: database.dataDir,
		PGBACKREST_PG1_PORT: String(database.port),
		PGBACKREST_REPO1_PATH: makeServerDir(place, 'repository'),
		PGBACKREST_REPO1_CIPHER_PASS: 'passphrase-of-a-drill',
		PGBACKREST_LOCK_PATH: makeServerDir(place, 'lock'),
		WAL_DIR: join(makeServerDir(place, 'received'), 'wal'),
		PGHOST: '127.0.0.1',
		PGPORT: String(database.port),
		PGUSER: 'korb',
	};
	const call = async (file: string, ...args: string[]) => {
		await run('sh', [file, ...args], { cwd: '/', env, ...user });
	};
	return {
		env,
		settings: composeSettings(),
		backup: (type) => call(script.backup, type),
		restore: (to) => call(script.restore, ...(to ? [toSqlTime(to)] : [])),
		receiveWal: () =>
			launch({
				name: 'receive-wal',
				command: 'sh',
				args: [script.receive],
				cwd: '/',
				env,
				logFile: join(scripts, 'receive-wal.log'),
				...(user && { user }),
			}),
	};
}

/** The only form that pgBackRest accepts. */
function toSqlTime(time: Date): string {
	return time.toISOString().replace('T', ' ').replace('Z', '+00');
}

function composeSettings(): Record<string, string> {
	const text = readFileSync(shipped('compose.production.yaml'), 'utf8');
	const command: string[] = parse(text, { merge: true }).services.postgres.command;
	const settings = command.filter((part) => part.includes('=') && !part.includes('${'));
	return Object.fromEntries(
		settings.map((setting) => {
			const [name = '', ...value] = setting.split('=');
			return [name, value.join('=')];
		}),
	);
}
