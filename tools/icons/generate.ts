import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { backofficeIconNames } from './backoffice-icon-names.ts';
import { type IconSource, iconNames } from './icon-names.ts';
import { type IconNode, toPath } from './to-path.ts';

/** Biome's line width. */
const LINE = 100;

/** Each app has the icons it shows, drawn by its own `icon()`. */
export const iconSets = [
	{ folder: join(repoRoot, 'apps/storefront/src/ui/icons'), names: iconNames },
	{ folder: join(repoRoot, 'apps/backoffice/src/ui/icons'), names: backofficeIconNames },
];

/** The source of every icon by file name. */
export function generateIcons(names: Record<string, IconSource>): Map<string, string> {
	const lucide = readLucide();
	return new Map(
		Object.entries(names).map(([name, source]) => {
			const nodes = lucide[source.lucide ?? name];
			if (!nodes) throw new Error(`Lucide has no icon "${source.lucide ?? name}".`);
			return [`${name}.ts`, toModule(name, toPath(nodes), source.isMirrored === true)];
		}),
	);
}

function readLucide(): Record<string, IconNode[]> {
	const require = createRequire(import.meta.url);
	return JSON.parse(readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8'));
}

/** One file per icon, so that a page loads only the icons it shows. */
function toModule(name: string, path: string, isMirrored: boolean): string {
	const args = isMirrored ? [`'${path}'`, 'true'] : [`'${path}'`];
	const start = `export const ${toComponentName(name)} = icon(`;
	const line = `${start}${args.join(', ')});`;
	const statement =
		line.length <= LINE ? line : `${start}\n${args.map((arg) => `\t${arg},\n`).join('')});`;
	return `// Generated from Lucide by \`pnpm icons\`.\nimport { icon } from '../icon/icon.tsx';\n\n${statement}\n`;
}

function toComponentName(name: string): string {
	return `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Icon`;
}
