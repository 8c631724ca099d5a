import { globSync, readFileSync } from 'node:fs';
import { repoRoot } from '../infrastructure/paths.ts';
import { findApiLiterals, isProductCode } from './api-path-rules.ts';

/** Product code takes method and path of an endpoint from its contract. */
const files = globSync('{apps,packages,tools}/**/*.{ts,tsx}', {
	cwd: repoRoot,
	exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
}).filter(isProductCode);

const found = files.flatMap((file) =>
	findApiLiterals(readFileSync(`${repoRoot}/${file}`, 'utf8')).map(
		({ line, text }) => `${file}:${line}: ${text}`,
	),
);
if (found.length > 0) {
	process.stderr.write(`Take these paths from packages/contracts:\n${found.join('\n')}\n`);
	process.exitCode = 1;
} else {
	process.stdout.write(`${files.length} files without literal API paths\n`);
}
