import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../infrastructure/paths.ts';

const folder = join(repoRoot, 'docs/decisions');

it('the list of decision records names each of them once, in order', () => {
	const records = readdirSync(folder)
		.filter((name) => /^\d{4}-.+\.md$/.test(name))
		.map((name) => {
			const title = /^# \d{4} (.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
			return `| [${name.slice(0, 4)}](${name}) | ${title} |`;
		});
	const listed = readFileSync(join(folder, 'README.md'), 'utf8')
		.split('\n')
		.filter((line) => /^\| \[\d{4}\]/.test(line));
	const withoutRemarks = listed.map((line) =>
		line.replace(/ \((?:partly )?superseded by \d{4}\)/, ''),
	);
	expect(withoutRemarks).toEqual(records.sort());
});
