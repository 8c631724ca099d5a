import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { canServerReach } from './postgres.ts';

export const repoRoot = resolve(import.meta.dirname, '../..');
/** Debian puts servers where not every user's path leads. */
export const systemPath = `${process.env['PATH']}:/usr/sbin`;

export const localDir = join(repoRoot, '.local');

/** The servers' data folder: `.local`, or a temporary one per checkout if they cannot enter it. */
export function serverDir(...parts: string[]): string {
	mkdirSync(localDir, { recursive: true });
	const checkout = createHash('sha256').update(repoRoot).digest('hex').slice(0, 8);
	const base = canServerReach(localDir) ? localDir : join(tmpdir(), `korb-${checkout}`);
	const dir = join(base, ...parts);
	mkdirSync(dir, { recursive: true });
	return dir;
}
