import type { Settings } from '@korb/contracts/admin/settings/settings';

/** As drafted, or else as published. */
export function valueIn({ draft, values }: Settings, path: string): unknown {
	const change = draft.changes.find((each) => each.path === path);
	return change ? change.after : values[path];
}

/** Where one differs from the other: a draft, or what is published. */
export function listDisagreements(seen: Settings, newer: Settings): string[] {
	const paths = new Set([
		...[...seen.draft.changes, ...newer.draft.changes].map(({ path }) => path),
		...Object.keys({ ...seen.values, ...newer.values }),
	]);
	return [...paths].filter(
		(path) =>
			JSON.stringify(valueIn(seen, path)) !== JSON.stringify(valueIn(newer, path)) ||
			JSON.stringify(seen.values[path]) !== JSON.stringify(newer.values[path]),
	);
}
