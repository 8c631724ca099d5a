import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIcons, iconSets } from './generate.ts';

// `pnpm icons` writes the icons of both apps anew, from the names in icon-names.ts and
// backoffice-icon-names.ts.

for (const { folder, names } of iconSets) {
	const icons = generateIcons(names);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder);
	for (const [file, source] of icons) writeFileSync(join(folder, file), source);
	console.log(`${icons.size} icons written to ${folder}`);
}
