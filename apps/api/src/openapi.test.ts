import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeAdminApi, describeApi, renderApiReference } from './openapi.ts';

it('openapi.json matches the API', async () => {
	const file = join(import.meta.dirname, '../openapi.json');
	const current = await describeApi();
	expect(await readFile(file, 'utf8')).toBe(current);
	const paths = Object.keys(JSON.parse(current).paths);
	expect(paths).toEqual(expect.arrayContaining(['/tenant/config', '/logs', '/internal/content']));
	expect(paths).not.toContain('/healthz');
	expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([]);
});

it('openapi-admin.json matches the API of the back office, and has nothing else', async () => {
	const file = join(import.meta.dirname, '../openapi-admin.json');
	const current = await describeAdminApi();
	expect(await readFile(file, 'utf8')).toBe(current);
	const paths = Object.keys(JSON.parse(current).paths);
	expect(paths.filter((path) => !path.startsWith('/admin/'))).toEqual([]);
});

it('the reference page loads nothing external', async () => {
	const { page, script } = await renderApiReference();
	expect(page).toContain('<script src="scalar.js">');
	expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
	expect(script.length).toBeGreaterThan(1_000_000);
});
