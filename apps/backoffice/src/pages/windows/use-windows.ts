import type { ScheduleKey } from '@korb/contracts/admin/windows/windows';
import {
	getDeskWindow,
	getWindowWeek,
	listWindowTemplates,
} from '@korb/contracts/admin/windows/windows-paths';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

/** The week before stays visible while the next one loads. */
export function useWeek(schedule: ScheduleKey | null, from: string | null) {
	return useQuery({
		queryKey: ['windows', schedule, from],
		queryFn: ({ signal }) =>
			call(getWindowWeek, {
				params: toParams(schedule),
				query: from ? { from } : {},
				signal,
			}),
		enabled: schedule !== null,
		placeholderData: keepPreviousData,
	});
}

export function useTemplates(schedule: ScheduleKey | null) {
	return useQuery({
		queryKey: ['templates', schedule],
		queryFn: ({ signal }) => call(listWindowTemplates, { params: toParams(schedule), signal }),
		enabled: schedule !== null,
	});
}

export function useWindow(windowId: string) {
	return useQuery({
		queryKey: ['window', windowId],
		queryFn: ({ signal }) => call(getDeskWindow, { params: { windowId }, signal }),
	});
}

/** After a change: other windows may have changed with it. */
export function useWindowsUpdate(): () => void {
	const queries = useQueryClient();
	return () => {
		for (const key of [
			'windows',
			'window',
			'schedules',
			'templates',
			'closed-days',
			'audit',
			'today',
		]) {
			void queries.invalidateQueries({ queryKey: [key] });
		}
	};
}

export function toParams(schedule: ScheduleKey | null): ScheduleKey {
	if (!schedule) throw new Error('no schedule');
	return { distributionType: schedule.distributionType, appointableId: schedule.appointableId };
}
