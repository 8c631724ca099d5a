import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChunkGroup, groupChunks } from './plugin.ts';

const files = {
	'main.ts': "import('./a.ts'); import('./b.ts');",
	'a.ts': "import { card } from './card.tsx'; console.log('a', card);",
	'b.ts': "import { card } from './card.tsx'; console.log('b', card);",
	'card.tsx':
		"import styles from './card.module.css'; import { price } from './price.ts'; export const card = () => [price, styles.card];",
	'card.module.css': '.card { color: red; }',
	'price.ts': "export const price = () => 'price';",
	'unused.ts': '',
};

let root: string;
beforeAll(async () => {
	root = await mkdtemp(path.join(tmpdir(), 'chunk-groups-'));
	for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
});
afterAll(() => rm(root, { recursive: true }));

async function build(groups: ChunkGroup[]) {
	const builder = await createBuilder({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [groupChunks(groups)],
		build: { write: false, rolldownOptions: { input: 'main.ts' } },
	});
	const { client } = builder.environments;
	if (!client) throw new Error('no client environment');
	const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
	return output.filter((file) => file.type === 'chunk');
}

it('groups modules with their dependencies', async () => {
	const chunks = await build([{ name: 'cards', modules: ['card.tsx'] }]);
	const modules = chunks
		.find(({ name }) => name === 'cards')
		?.moduleIds.map((id) => path.basename(id));
	expect(modules?.sort()).toEqual(['card.module.css', 'card.tsx', 'price.ts']);
});

it('leaves dependencies of a shallow group where they are', async () => {
	const chunks = await build([{ name: 'cards', modules: ['card.tsx'], isShallow: true }]);
	const modules = chunks.find(({ name }) => name === 'cards')?.moduleIds;
	const names = modules?.map((id) => path.basename(id)).sort();
	expect(names).toEqual(['card.module.css', 'card.tsx']);
});

it.each([
	[
		'a module that does not exist',
		{ name: 'cards', modules: ['card.tsx', 'moved.ts'] },
		'moved.ts',
	],
	[
		'a module that is not part of the build',
		{ name: 'cards', modules: ['unused.ts'] },
		'unused.ts',
	],
	['a package that is not part of the build', { name: 'cards', packages: ['react'] }, 'react'],
])('fails the build for %s', async (_title, group, name) => {
	await expect(build([group])).rejects.toThrow(`The chunk group cards lists ${name}, but lacks it`);
});
