import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf } from '../access.ts';
import { AppointableIds, ClosedDay, ClosedDayEffect } from './closed-days.ts';
import { Reason } from './windows.ts';
import * as paths from './windows-paths.ts';

const tags = ['windows'];
const list = z.object({ closedDays: z.array(ClosedDay) });
const day = z.iso.date();

export const listClosedDays = {
	...at(paths.listClosedDays),
	access: 'windows.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the closed days from today on, within the units of the person',
	response: { 200: list, ...problem },
};

export const previewClosedDay = {
	...at(paths.previewClosedDay),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns what closing a day would do; changes nothing',
	body: z.strictObject({ day, appointableIds: AppointableIds }),
	response: { 200: ClosedDayEffect, ...problem },
};

export const postClosedDay = {
	...at(paths.postClosedDay),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Closes a day: deletes windows that nobody has chosen and closes the others. 409 (`stale`) when the effect is no longer the one that was seen',
	body: z.strictObject({
		day,
		appointableIds: AppointableIds,
		reason: Reason,
		seen: ClosedDayEffect.describe('What the preview returned'),
	}),
	response: { 201: list, ...staleOf(ClosedDayEffect), ...problem },
};

export const reopenClosedDay = {
	...at(paths.reopenClosedDay),
	access: 'windows.manage' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Opens a closed day: plans its windows again and opens those that it had closed',
	params: z.object({ day }),
	body: z.strictObject({ appointableIds: AppointableIds }),
	response: { 200: list, ...problem },
};
