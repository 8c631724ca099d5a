import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgresBin } from './postgres.ts';

const debianPackages = [
	{ name: 'postgresql-15', isThere: () => findPostgresBin() !== null },
	{
		name: 'postgresql-15-postgis-3',
		isThere: () => existsSync('/usr/share/postgresql/15/extension/postgis.control'),
	},
	{ name: 'redis-server', isThere: () => hasCommand('redis-server') },
	{ name: 'varnish', isThere: () => hasCommand('varnishd') },
	{
		name: 'varnish-modules',
		isThere: () => sh('ls /usr/lib/*/varnish/vmods/libvmod_xkey.so').status === 0,
	},
];

export type Engines = 'private processes' | 'docker compose';

/** Prefers Debian packages; falls back to Docker where they cannot be installed. */
export function prepareEngines(say: (line: string) => void): Engines {
	const missing = listMissing();
	if (missing.length === 0) return 'private processes';
	if (process.getuid?.() === 0 && hasCommand('apt-get')) {
		say(`installing ${missing.join(' ')}`);
		install(missing);
		return 'private processes';
	}
	if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) return 'docker compose';
	throw new Error(
		`Missing: ${missing.join(', ')}. Install them once, or start Docker, and try again:\n` +
			`  sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
	);
}

/** RUNLEVEL=1 keeps Debian from starting the packages' own servers on the default ports. */
function install(packages: string[]): void {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
	const apt = (...args: string[]) =>
		execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
	apt('update', '-q');
	apt('install', '-y', '-q', '--no-install-recommends', ...packages);
	const stillMissing = listMissing();
	if (stillMissing.length > 0) throw new Error(`Could not install ${stillMissing.join(', ')}.`);
}

function listMissing(): string[] {
	return debianPackages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
}

function hasCommand(name: string): boolean {
	return sh(`PATH="$PATH:/usr/sbin" command -v ${name}`).status === 0;
}

function sh(script: string) {
	return spawnSync('sh', ['-c', script], { stdio: 'ignore' });
}
