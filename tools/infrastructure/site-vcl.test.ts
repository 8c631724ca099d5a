import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './paths.ts';
import { readSiteOptions } from './site-options.ts';

const cli = join(import.meta.dirname, 'site-vcl-cli.ts');
const backends = ['--storefront', '10.0.0.1:3000', '--storefront', '10.0.0.2:3000'];
// 0.3 s × 3 is 0.8999999999999999 s.
const scale = ['--timeout-scale', '3'];
const rest = ['--api', '10.0.0.3:4000,10.0.0.4:4000', '--purger', '10.0.0.0/24,10.0.1.1'];

function generate(args: string[], env: NodeJS.ProcessEnv = {}): string {
	return execFileSync(process.execPath, [cli, ...args], {
		env: { PATH: process.env['PATH'], ...env },
		encoding: 'utf8',
		stdio: 'pipe',
	});
}

it('writes every instance into its director, so that the edge compiles', () => {
	const dir = mkdtempSync(join(tmpdir(), 'korb-site-vcl-'));
	// varnishd compiles as a user of its own.
	chmodSync(dir, 0o755);
	try {
		writeFileSync(join(dir, 'site.vcl'), generate([...backends, ...rest, ...scale]));
		copyFileSync(join(repoRoot, 'deploy/edge/korb.vcl'), join(dir, 'korb.vcl'));
		const { status, stdout, stderr } = spawnSync(
			'varnishd',
			['-C', '-f', join(dir, 'korb.vcl'), '-p', `vcl_path=${dir}`, '-n', join(dir, 'work')],
			{ env: { PATH: `${process.env['PATH']}:/usr/sbin` }, encoding: 'utf8' },
		);
		expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
		for (const host of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) {
			expect(stdout + stderr).toContain(`.hosthdr = "${host}"`);
		}
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
}, 30_000);

it('reads the same from the environment', () => {
	const env = {
		STOREFRONTS: '10.0.0.1:3000, 10.0.0.2:3000',
		APIS: '10.0.0.3:4000,10.0.0.4:4000',
		PURGERS: '10.0.0.0/24,10.0.1.1',
	};
	expect(readSiteOptions([], env)).toEqual(readSiteOptions([...backends, ...rest], {}));
});

it.each([
	[['--storefront', 'shop'], 'shop is not host:port'],
	[['--storefront', 'shop";}:80'], 'is not host:port'],
	[['--purger', '"; } sub vcl_recv {'], 'neither an address nor a network'],
	[['--timeout-scale', 'x'], '--timeout-scale'],
])('refuses %j', (args, message) => {
	const env = { STOREFRONTS: 'a:1', APIS: 'b:2', PURGERS: 'c' };
	expect(() => readSiteOptions(args, env)).toThrow(message);
});

it('names what is missing', () => {
	expect(() => readSiteOptions(backends, {})).toThrow('APIS is missing');
});
