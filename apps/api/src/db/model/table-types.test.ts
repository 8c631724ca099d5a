import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../testing.ts';
import { generateTables } from './table-types.ts';

describe('src/db/tables.ts', () => {
	it('is up to date: `pnpm db types`', async () => {
		const database = await cloneDatabase();
		const tables = await generateTables(database.url);
		await database.drop();
		expect(await readFile(join(import.meta.dirname, '../tables.ts'), 'utf8')).toBe(tables);
	});
});
