import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrations } from './migrations/index.ts';

it('describes the database completely: every migration is carried out, in order', async () => {
	const files = (await readdir(new URL('./migrations', import.meta.url))).filter((name) =>
		/^\d.*\.ts$/.test(name),
	);
	expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
