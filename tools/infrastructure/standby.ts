import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresBin, type Postgres, serverUser, startPostgres } from './postgres.ts';

/** A hot standby that streams from the primary; restarting it on its folder continues. */
export async function startStandby(
	primary: Postgres,
	options: { dir: string; port: number },
): Promise<Postgres> {
	const user = serverUser();
	mkdirSync(options.dir, { recursive: true });
	if (user) chownSync(options.dir, user.uid, user.gid);
	const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'korb'];
	const target = ['-D', join(options.dir, 'data'), '-R', '-X', 'stream', '-c', 'fast'];
	execFileSync(join(findPostgresBin() ?? '', 'pg_basebackup'), [...source, ...target], {
		cwd: '/',
		stdio: 'pipe',
		...user,
	});
	return startPostgres(options);
}
