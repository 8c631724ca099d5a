import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const themesDir = join(import.meta.dirname, '../../../packages/demo/src/content/themes');
const source = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

/** Default tokens, without a theme. The first value wins: later ones are in media queries. */
export const defaultTokens = new Map<string, string>();
for (const [, name, value] of source.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
	if (name && value && !defaultTokens.has(name)) defaultTokens.set(name, value.trim());
}

export function listThemes(): [name: string, tokens: Record<string, string>][] {
	return readdirSync(themesDir).map((file) => [
		basename(file, '.json'),
		JSON.parse(readFileSync(join(themesDir, file), 'utf8')),
	]);
}
