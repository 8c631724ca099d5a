import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeApi } from './openapi.ts';

const file = join(import.meta.dirname, '../openapi.json');
const current = await describeApi();

if (!process.argv.includes('--check')) {
	await writeFile(file, current);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== current) {
	process.stderr.write('apps/api/openapi.json is out of date: run `pnpm openapi`.\n');
	process.exitCode = 1;
}
