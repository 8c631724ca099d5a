import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateIcons, iconFolder } from './generate.ts';

// `pnpm icons` writes the storefront's icons anew, from the names in icon-names.ts.

const icons = generateIcons();
rmSync(iconFolder, { recursive: true, force: true });
mkdirSync(iconFolder);
for (const [file, source] of icons) writeFileSync(join(iconFolder, file), source);
console.log(`${icons.size} icons written to ${iconFolder}`);
