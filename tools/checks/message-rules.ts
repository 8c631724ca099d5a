import { listArguments } from '@korb/domain/i18n/icu';

export type Bundle = Record<string, string>;

/** Prefixes of keys that source code builds dynamically, with all names that can follow. */
export type Families = Record<string, readonly string[]>;

/** Problems in the texts themselves, one message each. */
export function checkBundles(bundles: Record<string, Bundle>): string[] {
	const allKeys = new Set(Object.values(bundles).flatMap((bundle) => Object.keys(bundle)));
	const problems = Object.entries(bundles).flatMap(([language, bundle]) => [
		...[...allKeys]
			.filter((key) => !(key in bundle))
			.map((key) => `${language}: ${key} is missing`),
		...findUnsorted(bundle).map((key) => `${language}: ${key} is out of order`),
		...Object.entries(bundle).flatMap(([key, text]) => checkText(`${language}: ${key}`, text)),
	]);
	for (const key of allKeys) {
		const needs = new Set(Object.values(bundles).map((bundle) => argumentsOf(bundle[key])));
		needs.delete(null);
		if (needs.size > 1) problems.push(`${key}: arguments differ: ${[...needs].join(' | ')}`);
	}
	return problems;
}

/** Keys used in source but missing from the bundle, and undeclared prefixes. */
export function checkUses(bundle: Bundle, families: Families, sources: string[]): string[] {
	const uses = sources.map(findUses);
	const wanted = [...uses.flatMap(({ keys }) => keys), ...listMembers(families)];
	const prefixes = uses.flatMap(({ prefixes }) => prefixes);
	return [
		...[...new Set(wanted)].filter((key) => !(key in bundle)).map((key) => `no text for ${key}`),
		...[...new Set(prefixes)]
			.filter((prefix) => !(prefix in families))
			.map((prefix) => `undeclared family of keys: ${prefix}`),
	];
}

export function findUnused(bundle: Bundle, families: Families, sources: string[]): string[] {
	const members = new Set(listMembers(families));
	const isUsed = (key: string) =>
		members.has(key) || sources.some((source) => source.includes(`'${key}'`));
	return Object.keys(bundle).filter((key) => !isUsed(key));
}

function listMembers(families: Families): string[] {
	return Object.entries(families).flatMap(([prefix, names]) => names.map((name) => prefix + name));
}

function findUses(source: string): { keys: string[]; prefixes: string[] } {
	const literals = source.matchAll(/\bt\(\s*(['"`])([^'"`$]*)\1/g);
	const templates = source.matchAll(/\bt\(\s*`([^`$]*)\$\{/g);
	return {
		keys: Array.from(literals, ([, , key = '']) => key),
		prefixes: Array.from(templates, ([, prefix = '']) => prefix),
	};
}

function findUnsorted(bundle: Bundle): string[] {
	const keys = Object.keys(bundle);
	return keys.filter((key, index) => index > 0 && key < (keys[index - 1] ?? ''));
}

function checkText(name: string, text: string): string[] {
	if (text.trim() === '') return [`${name} is empty`];
	return argumentsOf(text) === null ? [`${name} cannot be read: ${text}`] : [];
}

function argumentsOf(text: string | undefined): string | null {
	try {
		return text === undefined ? null : listArguments(text).join('; ');
	} catch {
		return null;
	}
}
