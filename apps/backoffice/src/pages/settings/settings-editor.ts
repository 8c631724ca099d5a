import type {
	SettingInput,
	SettingProblem,
	Settings,
} from '@korb/contracts/admin/settings/settings';
import { valueIn } from './draft-values.ts';
import { newerSettings, useDraftSave, useSettingsUpdate } from './use-settings.ts';

/** What the sections of the page show and change. */
export type SettingsEditor = {
	settings: Settings;
	/** With the draft, or with what is being saved. */
	valueOf: (path: string) => unknown;
	isChanged: (path: string) => boolean;
	problemOf: (path: string) => SettingProblem | null;
	save: (...inputs: SettingInput[]) => void;
	discard: () => void;
	/** Not saved, because somebody else has changed the draft. */
	conflict: DraftConflict | null;
	hasFailed: boolean;
};

type DraftConflict = {
	newer: Settings;
	mine: SettingInput[];
	takeTheirs: () => void;
	saveMine: () => void;
};

export function useSettingsEditor(settings: Settings): SettingsEditor {
	const draft = useDraftSave();
	const update = useSettingsUpdate();
	const { changes, problems } = settings.draft;
	const sent = draft.variables === 'discard' ? [] : (draft.variables ?? []);
	const pending = draft.isPending ? sent : [];
	const newer = newerSettings(draft.error);
	return {
		settings,
		valueOf: (path) => {
			const own = pending.find((input) => input.path === path);
			return own ? own.value : valueIn(settings, path);
		},
		isChanged: (path) => changes.some((change) => change.path === path),
		problemOf: (path) => problems.find((problem) => problem.path === path) ?? null,
		save: (...inputs) => draft.mutate(inputs),
		discard: () => draft.mutate('discard'),
		conflict: newer && {
			newer,
			mine: sent,
			takeTheirs: () => {
				update(newer);
				draft.reset();
			},
			saveMine: () => {
				update(newer);
				draft.mutate(draft.variables ?? []);
			},
		},
		hasFailed: draft.isError && !newer,
	};
}
