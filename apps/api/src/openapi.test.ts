import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeApi, renderApiReference } from './openapi.ts';

it('openapi.json matches the API', async () => {
	const file = join(import.meta.dirname, '../openapi.json');
	const current = await describeApi();
	expect(await readFile(file, 'utf8')).toBe(current);
	const paths = Object.keys(JSON.parse(current).paths);
	expect(paths).toEqual(expect.arrayContaining(['/tenant/config', '/logs', '/internal/content']));
	expect(paths).not.toContain('/healthz');
});

it('the reference page loads nothing external', async () => {
	const { page, script } = await renderApiReference();
	expect(page).toContain('<script src="scalar.js">');
	expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
	expect(script.length).toBeGreaterThan(1_000_000);
});
