import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeApi, renderApiReference } from './openapi.ts';

const { values } = parseArgs({
	options: { check: { type: 'boolean' }, html: { type: 'string' } },
});
const file = join(import.meta.dirname, '../openapi.json');

if (values.html) {
	const { page, script } = await renderApiReference();
	await mkdir(values.html, { recursive: true });
	await writeFile(join(values.html, 'index.html'), page);
	await writeFile(join(values.html, 'scalar.js'), script);
	await writeFile(join(values.html, 'openapi.json'), await describeApi());
} else if (!values.check) {
	await writeFile(file, await describeApi());
} else if ((await readFile(file, 'utf8').catch(() => '')) !== (await describeApi())) {
	process.stderr.write('apps/api/openapi.json is out of date: run `pnpm openapi`.\n');
	process.exitCode = 1;
}
