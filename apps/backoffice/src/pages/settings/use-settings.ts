import type { SettingInput, Settings } from '@korb/contracts/admin/settings/settings';
import {
	cancelSettingsSchedule,
	getSettings,
	getSettingsVersion,
	listSettingsVersions,
	publishSettings,
	putSettingsDraft,
	restoreSettings,
	scheduleSettings,
} from '@korb/contracts/admin/settings/settings-paths';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';

const settingsKey = ['settings'];
const versionsKey = ['settings-versions'];

export function useSettings() {
	return useQuery({
		queryKey: settingsKey,
		queryFn: ({ signal }) => call(getSettings, { signal }),
	});
}

export function useVersions() {
	return useInfiniteQuery({
		queryKey: versionsKey,
		queryFn: ({ pageParam, signal }) =>
			call(listSettingsVersions, { query: pageParam ? { before: pageParam } : {}, signal }),
		initialPageParam: 0,
		getNextPageParam: ({ next }) => next,
	});
}

export function useVersion(number: number | null) {
	return useQuery({
		queryKey: [...versionsKey, number],
		queryFn: ({ signal }) => call(getSettingsVersion, { params: { number: number ?? 0 }, signal }),
		enabled: number !== null,
	});
}

/** Shows what the API answered; the lists follow. */
export function useSettingsUpdate(): (settings: Settings) => void {
	const queries = useQueryClient();
	return (settings) => {
		queries.setQueryData(settingsKey, settings);
		void queries.invalidateQueries({ queryKey: versionsKey });
		void queries.invalidateQueries({ queryKey: ['audit'] });
	};
}

/** One after the other, each based on the answer to the one before. */
export function useDraftSave() {
	const queries = useQueryClient();
	const update = useSettingsUpdate();
	return useMutation({
		scope: { id: 'settings-draft' },
		mutationFn: (inputs: SettingInput[] | 'discard') => {
			const settings = queries.getQueryData<Settings>(settingsKey);
			const { version = 1, changes = [] } = settings?.draft ?? {};
			const paths = inputs === 'discard' ? [] : inputs.map(({ path }) => path);
			const others = changes.filter(({ path }) => !paths.includes(path)).map(toInput);
			return call(putSettingsDraft, {
				body: { version, changes: inputs === 'discard' ? [] : [...others, ...inputs] },
			});
		},
		onSuccess: update,
	});
}

export function usePublish() {
	const update = useSettingsUpdate();
	return useMutation({
		mutationFn: ({ settings, reason }: { settings: Settings; reason: string }) =>
			call(publishSettings, {
				body: {
					number: settings.live.number,
					version: settings.draft.version,
					reason: reason.trim() || null,
				},
			}),
		onSuccess: update,
	});
}

type Schedule = { settings: Settings; reason: string; publishAt: string };

export function useSchedule() {
	const update = useSettingsUpdate();
	return useMutation({
		mutationFn: ({ settings, reason, publishAt }: Schedule) =>
			call(scheduleSettings, {
				body: {
					number: settings.live.number,
					version: settings.draft.version,
					publishAt,
					reason: reason.trim() || null,
				},
			}),
		onSuccess: update,
	});
}

export function useScheduleCancel() {
	const update = useSettingsUpdate();
	return useMutation({
		mutationFn: ({ draft }: Settings) =>
			call(cancelSettingsSchedule, { body: { version: draft.version } }),
		onSuccess: update,
	});
}

export function useRestore() {
	const update = useSettingsUpdate();
	return useMutation({
		mutationFn: ({ number, live }: { number: number; live: number }) =>
			call(restoreSettings, { params: { number }, body: { live, reason: null } }),
		onSuccess: update,
	});
}

/** What is stored now, if somebody was faster. */
export function newerSettings(error: unknown): Settings | null {
	return hasErrorCode(error, 'stale') ? (error.details['current'] as Settings) : null;
}

function toInput({ path, after }: Settings['draft']['changes'][number]): SettingInput {
	return after === undefined ? { path } : { path, value: after as SettingInput['value'] };
}
