import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '@korb/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../testing.ts';
import { describeDataModel } from './data-model.ts';

let database: TestDatabase;
let model: string;
beforeAll(async () => {
	database = await cloneDatabase();
	model = await describeDataModel(database.url);
});
afterAll(() => database.drop());

describe('docs/data-model.md', () => {
	it('is up to date: `pnpm db document`', async () => {
		const file = join(import.meta.dirname, '../../../../../docs/data-model.md');
		expect(await readFile(file, 'utf8')).toBe(model);
	});

	it('states the purpose of every table', () => {
		const undocumented = [...model.matchAll(/^## (\w+)\n\n\| Column/gm)].map(([, name]) => name);
		expect(undocumented).toEqual([]);
	});
});
