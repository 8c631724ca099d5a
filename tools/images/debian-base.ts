import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, repoRoot } from '../infrastructure/paths.ts';
import type { Engine } from './engine.ts';

const BASE = 'localhost/korb-base';
const BUILDER = 'localhost/korb-builder';
const LEAVE_OUT = ['doc', 'info', 'locale', 'man'];

/**
 * Builder and base from Debian's packages and the installed Node and pnpm, for machines that reach no
 * image registry. Needs root and the package `mmdebstrap`.
 */
export function debianBase(engine: Engine): { BUILDER: string; BASE: string } {
	mkdirSync(localDir, { recursive: true });
	const folder = mkdtempSync(join(localDir, 'base-'));
	const archive = join(folder, 'root.tar');
	try {
		const leaveOut = LEAVE_OUT.map((part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`);
		const args = [
			'--variant=minbase',
			'--include=ca-certificates',
			...leaveOut,
			'bookworm',
			archive,
		];
		const { status, stderr } = spawnSync('mmdebstrap', args, { encoding: 'utf8' });
		if (status !== 0) throw new Error(`mmdebstrap failed.\n${stderr}`);
		engine.importRoot({ archive, tag: BASE, add: {} });
		const tools = { '/usr/local/bin/node': process.execPath, '/usr/local/bin/pnpm': pnpm() };
		engine.importRoot({ archive, tag: BUILDER, add: tools });
	} finally {
		rmSync(folder, { recursive: true });
	}
	return { BUILDER, BASE };
}

/** `./korb` installs it there. */
function pnpm(): string {
	const own = join(repoRoot, '.tools/node_modules/pnpm/pnpm');
	if (existsSync(own)) return own;
	const found = spawnSync('which', ['pnpm'], { encoding: 'utf8' }).stdout.trim();
	if (!found) throw new Error('pnpm is not installed');
	return found;
}
