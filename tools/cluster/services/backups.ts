import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemPath } from '../../infrastructure/paths.ts';
import { serverUser } from '../../infrastructure/postgres.ts';
import { installConfig } from './render.ts';
import { answersOk, local, makeServerDir, type Place } from './service.ts';

const run = promisify(execFile);

type Member = 1 | 2 | 3;

/** Of one PostgreSQL, for pgBackRest. All of them share the repository; the primary writes to it. */
export function backupEnv(place: Place, n: Member): Record<string, string> {
	const dir = makeServerDir(place, 'backups');
	const port = String(place.ports[`postgres-${n}`]);
	return {
		PGBACKREST_CONFIG: installConfig('database/pgbackrest.conf', join(dir, 'pgbackrest.conf')),
		PGBACKREST_PG1_PATH: join(place.dir, `postgres-${n}`, 'data'),
		PGBACKREST_PG1_PORT: port,
		PGBACKREST_REPO1_PATH: join(dir, 'repository'),
		PGBACKREST_REPO1_CIPHER_PASS: place.password,
		PGBACKREST_LOCK_PATH: join(dir, `lock-${n}`),
	};
}

/** Archiving fails until the repository knows the database. */
export async function createStanza(place: Place): Promise<void> {
	for (const n of [1, 2, 3] as const) {
		const isPrimary = answersOk(`http://${local(place.ports[`patroni-${n}`])}/primary`);
		if (!(await isPrimary.catch(() => false))) continue;
		const env = {
			...backupEnv(place, n),
			PATH: systemPath,
			PGHOST: '127.0.0.1',
			PGPASSWORD: place.password,
		};
		await run('pgbackrest', ['--stanza=korb', 'stanza-create'], {
			cwd: '/',
			env,
			...serverUser(),
		});
	}
}
