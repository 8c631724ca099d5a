import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf } from '../access.ts';
import { WeekCopy, WeekCopyEffect } from './copy-week.ts';
import { ScheduleKey } from './windows.ts';
import * as paths from './windows-paths.ts';

const tags = ['windows'];

export const previewWeekCopy = {
	...at(paths.previewWeekCopy),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns what copying a week to others would change; changes nothing',
	params: ScheduleKey,
	body: WeekCopy,
	response: { 200: WeekCopyEffect, ...problem },
};

export const postWeekCopy = {
	...at(paths.postWeekCopy),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found', 'stale'] as const,
	tags,
	summary:
		'Copies places, fees and cut-offs of a week to windows of other weeks at the same times; agreed fees stay. 409 (`stale`) when the effect is no longer the one that was seen',
	params: ScheduleKey,
	body: WeekCopy.extend({ seen: WeekCopyEffect.describe('What the preview returned') }),
	response: { 200: WeekCopyEffect, ...staleOf(WeekCopyEffect), ...problem },
};
