import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeAdminApi, describeApi, renderApiReference } from './openapi.ts';

const { values } = parseArgs({
	options: { check: { type: 'boolean' }, html: { type: 'string' } },
});
const documents = [
	['openapi.json', describeApi],
	['openapi-admin.json', describeAdminApi],
] as const;
const pathOf = (name: string) => join(import.meta.dirname, '..', name);

if (values.html) {
	const { page, script } = await renderApiReference();
	await mkdir(values.html, { recursive: true });
	await writeFile(join(values.html, 'index.html'), page);
	await writeFile(join(values.html, 'scalar.js'), script);
	await writeFile(join(values.html, 'openapi.json'), await describeApi());
} else {
	for (const [name, describe] of documents) {
		const current = await describe();
		if (!values.check) await writeFile(pathOf(name), current);
		else if ((await readFile(pathOf(name), 'utf8').catch(() => '')) !== current) {
			process.stderr.write(`apps/api/${name} is out of date: run \`pnpm openapi\`.\n`);
			process.exitCode = 1;
		}
	}
}
