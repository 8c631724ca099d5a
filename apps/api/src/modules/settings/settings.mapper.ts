import type {
	SettingChange,
	SettingInput,
	Settings,
	SettingsVersion,
} from '@korb/contracts/admin/settings/settings';
import { StoredTenantConfig } from '@korb/contracts/platform/tenant';
import { listDifferences, listLeaves, valueAt, withValue } from '@korb/domain/tenant/json-pointer';
import { isEditable } from '@korb/domain/tenant/settings';
import { listProblems } from './check-settings.ts';
import { listEffects } from './page-effects.ts';
import type { DraftRow, VersionRow } from './settings.sql.ts';

export const FIRST_DRAFT = 1;

export function toSettings(live: VersionRow, draft: DraftRow | null): Settings {
	const config = toReadable(live.config);
	const changes = draft?.changes ?? [];
	return {
		live: toHead(live),
		values: Object.fromEntries(
			listLeaves(config ?? {})
				.filter(({ path }) => isEditable(path))
				.map(({ path, value }) => [path, value]),
		),
		draft: {
			version: draft?.version ?? FIRST_DRAFT,
			savedAt: draft?.saved_at.toISOString() ?? null,
			savedBy: draft?.staff_name ?? null,
			schedule: draft && toSchedule(draft),
			failure: draft?.publish_failure ?? null,
			changes: toChanges(config ?? {}, changes),
			effects: config ? listEffects(config.clientRuntimeConfig, changes) : [],
			problems:
				changes.length === 0 ? [] : listProblems(applyChanges(live.config, changes), changes),
		},
	};
}

export function toVersion(row: VersionRow, previous: VersionRow | undefined): SettingsVersion {
	const config = toReadable(row.config);
	const earlier = previous && toReadable(previous.config);
	return {
		...toHead(row),
		isValid: config !== null,
		changes: config && earlier ? listDifferences(earlier, config) : [],
	};
}

/** What is not in the schema is not shown: nobody knows what it is. Defaults are filled in. */
export function toReadable(config: object): StoredTenantConfig | null {
	return StoredTenantConfig.safeParse(config).data ?? null;
}

export function toChanges(config: object, changes: readonly SettingInput[]): SettingChange[] {
	return changes.map(({ path, value }) => ({ path, before: valueAt(config, path), after: value }));
}

export function applyChanges(config: object, changes: readonly SettingInput[]): object {
	return changes.reduce((next, { path, value }) => withValue(next, path, value), config);
}

function toSchedule(draft: DraftRow): Settings['draft']['schedule'] {
	if (!draft.publish_at) return null;
	return {
		publishAt: draft.publish_at.toISOString(),
		publishedBy: draft.publisher_name,
		reason: draft.publish_reason,
	};
}

function toHead(row: VersionRow): Settings['live'] {
	return {
		number: row.number,
		publishedAt: row.published_at.toISOString(),
		publishedBy: row.staff_name,
		reason: row.reason,
		restored: row.restored,
	};
}
