import type { SettingInput } from '@korb/contracts/admin/settings/settings';
import { movedPath } from '@korb/domain/tenant/settings';

type Move = { values: Record<string, unknown>; path: string; published: string; next: string };

/** A new slug, with a redirect from the published one and without one that leads away from it. */
export function inputsOfMove({ values, path, published, next }: Move): SettingInput[] {
	const from = movedPath(published);
	const away = movedPath(next);
	if (next === published) return [{ path, value: next }, asPublished(values, from)];
	return [
		{ path, value: next },
		{ path: from, value: `/${next}/*` },
		...(away in values ? [{ path: away }] : []),
	];
}

function asPublished(values: Record<string, unknown>, path: string): SettingInput {
	const value = values[path];
	return typeof value === 'string' ? { path, value } : { path };
}
