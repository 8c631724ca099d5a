import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { migrations } from './migrations/index.ts';

it('lists every migration in order', async () => {
	const files = (await readdir(new URL('./migrations', import.meta.url))).filter((name) =>
		/^\d.*\.ts$/.test(name),
	);
	expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
});
