import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import {
	ChangedDeskWindow,
	DeskWindowDetails,
	Reason,
	Schedule,
	ScheduleKey,
	WindowChange,
	WindowOutcome,
	WindowWeek,
} from './windows.ts';
import * as paths from './windows-paths.ts';

const tags = ['windows'];
const windowParams = z.object({ windowId: z.uuid() });

export const listSchedules = {
	...at(paths.listSchedules),
	access: 'windows.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the units and stores that have windows, within the units of the person',
	response: { 200: z.object({ schedules: z.array(Schedule) }), ...problem },
};

export const getWindowWeek = {
	...at(paths.getWindowWeek),
	access: 'windows.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns a week of windows of a unit or store, with what is taken and held',
	params: ScheduleKey,
	querystring: z.object({
		from: z.iso.date().optional().describe('Any day of the week; today without it'),
	}),
	response: { 200: WindowWeek, ...problem },
};

export const getDeskWindow = {
	...at(paths.getDeskWindow),
	access: 'windows.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns a window with its template and its first orders',
	params: windowParams,
	response: { 200: DeskWindowDetails, ...problem },
};

export const putDeskWindow = {
	...at(paths.putDeskWindow),
	access: 'windows.operate' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Changes places, fee and cut-off of a window, of its weekday or of its template; agreed fees stay. 409 (`code: placesTaken`) below what is taken. Without `windows.manage`, only places of today',
	params: windowParams,
	body: WindowChange,
	response: { 200: WindowOutcome, ...staleOf(DeskWindowDetails), ...problem },
};

export const closeDeskWindow = {
	...at(paths.closeDeskWindow),
	access: 'windows.operate' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Takes no more orders for a window; its orders and held places stay. Without `windows.manage`, only today',
	params: windowParams,
	body: z.strictObject({ version: Version, reason: Reason }),
	response: { 200: ChangedDeskWindow, ...staleOf(DeskWindowDetails), ...problem },
};

export const openDeskWindow = {
	...at(paths.openDeskWindow),
	access: 'windows.operate' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Takes orders for a closed window again',
	params: windowParams,
	body: z.strictObject({ version: Version }),
	response: { 200: ChangedDeskWindow, ...staleOf(DeskWindowDetails), ...problem },
};
