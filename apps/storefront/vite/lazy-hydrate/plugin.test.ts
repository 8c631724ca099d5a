import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChunkGroup, groupChunks } from '../chunk-groups/plugin.ts';
import { lazyHydrate } from './plugin.ts';
import { PRELOAD_MANIFEST } from './preload-manifest.ts';

const files = {
	'lazy-hydrate.tsx': 'export const lazyHydrate = (part: unknown) => part;',
	'main.tsx': `
		import { lazyHydrate } from './lazy-hydrate.tsx';
		export const Content = lazyHydrate(async () => (await import('./content.tsx')).Content, {
			preload: 'script',
		});`,
	'content.tsx': `
		import { lazyHydrate } from './lazy-hydrate.tsx';
		export const Content = lazyHydrate(async () => (await import('./part.tsx')).Part);`,
	'part.tsx': "export const Part = 'part';",
	'eager.tsx': `
		import { lazyHydrate } from './lazy-hydrate.tsx';
		import { Part } from './part.tsx';
		export const parts = [Part, lazyHydrate(async () => (await import('./part.tsx')).Part)];`,
};

let root: string;
beforeAll(async () => {
	root = await mkdtemp(path.join(tmpdir(), 'lazy-hydrate-'));
	for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
});
afterAll(() => rm(root, { recursive: true }));

async function build(name: 'client' | 'ssr', input = 'main.tsx', groups: ChunkGroup[] = []) {
	const rolldownOptions = { input, preserveEntrySignatures: 'strict' as const };
	const builder = await createBuilder({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [lazyHydrate(), groupChunks(groups)],
		environments: {
			[name]: { build: { write: false, manifest: true, minify: false, rolldownOptions } },
		},
	});
	const environment = builder.environments[name];
	if (!environment) throw new Error(`no environment ${name}`);
	const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
	const readJson = (file: string) => {
		const asset = output.find(({ fileName }) => fileName === file);
		return asset?.type === 'asset' ? JSON.parse(String(asset.source)) : undefined;
	};
	const code = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n');
	return { code, chunks: readJson('.vite/manifest.json'), preloads: readJson(PRELOAD_MANIFEST) };
}

it('writes what every chunk preloads', async () => {
	const { code, preloads } = await build('client');
	expect(preloads).toEqual({
		'main.tsx': [
			{ chunk: 'content.tsx', script: true },
			{ chunk: 'part.tsx', script: false },
		],
		'content.tsx': [{ chunk: 'part.tsx', script: false }],
	});
	expect(code).not.toContain('preload:');
	expect(code).not.toContain('default: await');
});

it('names grouped chunks as the manifest does', async () => {
	const { chunks, preloads } = await build('client', 'main.tsx', [
		{ name: 'group', modules: ['part.tsx'] },
	]);
	const { chunk } = preloads['content.tsx'][0];
	expect(chunks[chunk]).toMatchObject({ name: 'group' });
});

it('fails the build if a component is also imported statically', async () => {
	await expect(build('client', 'eager.tsx')).rejects.toThrow('lazily, but shares its chunk');
});

it('awaits the components on the server, which has no preloads', async () => {
	const { code, preloads } = await build('ssr');
	expect(code).toContain('default: await');
	expect(preloads).toBeUndefined();
});
