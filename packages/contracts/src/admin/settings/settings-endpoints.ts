import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import { LegalPages } from './legal-pages.ts';
import {
	SettingInput,
	Settings,
	SettingsVersion,
	SettingsVersionDetails,
	ThemePreviewToken,
} from './settings.ts';
import * as paths from './settings-paths.ts';

const tags = ['settings'];
const params = z.object({ number: z.coerce.number().int().min(1).max(2_147_483_647) });
const reason = z.string().trim().min(1).max(200).nullable().describe('For the history');

export const getSettings = {
	...at(paths.getSettings),
	access: 'settings.read' as const,
	errors: guarded,
	tags,
	summary: 'Returns what is published, the draft and why it cannot be published',
	response: { 200: Settings, ...problem },
};

export const getLegalPages = {
	...at(paths.getLegalPages),
	access: 'settings.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the legal pages of the shop, when they were published, and which are missing',
	response: { 200: LegalPages, ...problem },
};

export const putSettingsDraft = {
	...at(paths.putSettingsDraft),
	access: 'settings.draft' as const,
	errors: [...guarded, 'stale', 'conflict'] as const,
	tags,
	summary:
		'Replaces the draft. 409 (`code: notEditable`) for a setting that only operators change, `scheduled` while it waits for its time',
	body: z.strictObject({ version: Version, changes: z.array(SettingInput).max(200) }),
	response: { 200: Settings, ...staleOf(Settings), ...problem },
};

export const getThemePreviewToken = {
	...at(paths.getThemePreviewToken),
	access: 'settings.read' as const,
	errors: [...guarded, 'conflict'] as const,
	tags,
	summary:
		'Returns a token with which pages of the shop show the theme of the draft for some minutes: `?theme=…`. 409 (`code: noPreview`) where none are set up',
	response: { 200: ThemePreviewToken, ...problem },
};

export const publishSettings = {
	...at(paths.publishSettings),
	access: 'settings.publish' as const,
	errors: [...guarded, 'stale', 'conflict'] as const,
	tags,
	summary:
		'Publishes the draft; shops follow within seconds. 409 (`code: invalid`) while it has problems, `code: nothing` without changes',
	body: z.strictObject({
		number: Version.describe('The published version that was read'),
		version: Version.describe('The version of the draft that was read'),
		reason,
	}),
	response: { 200: Settings, ...staleOf(Settings), ...problem },
};

export const scheduleSettings = {
	...at(paths.scheduleSettings),
	access: 'settings.publish' as const,
	errors: [...guarded, 'stale', 'conflict'] as const,
	tags,
	summary:
		'Publishes the draft at a time, if nobody publishes anything else before. Until then it cannot be changed. 409 (`code: timePast`, `tooFar` beyond 90 days, `invalid`, `nothing`)',
	body: z.strictObject({
		number: Version.describe('The published version that was read'),
		version: Version.describe('The version of the draft that was read'),
		publishAt: z.iso.datetime(),
		reason,
	}),
	response: { 200: Settings, ...staleOf(Settings), ...problem },
};

export const cancelSettingsSchedule = {
	...at(paths.cancelSettingsSchedule),
	access: 'settings.publish' as const,
	errors: [...guarded, 'stale', 'conflict'] as const,
	tags,
	summary: 'Keeps the draft, and publishes it at no time. 409 (`code: notScheduled`) otherwise',
	body: z.strictObject({ version: Version }),
	response: { 200: Settings, ...staleOf(Settings), ...problem },
};

export const listSettingsVersions = {
	...at(paths.listSettingsVersions),
	access: 'settings.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the versions, newest first',
	querystring: z.object({
		before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
		pageSize: z.coerce.number().int().min(1).max(50).default(20),
	}),
	response: {
		200: z.object({
			versions: z.array(SettingsVersion),
			next: z.int().nullable().describe('`before` of the next page'),
		}),
		...problem,
	},
};

export const getSettingsVersion = {
	...at(paths.getSettingsVersion),
	access: 'settings.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns a version, and what restoring it would change',
	params,
	response: { 200: SettingsVersionDetails, ...problem },
};

export const restoreSettings = {
	...at(paths.restoreSettings),
	access: 'settings.publish' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Publishes the settings of an earlier version as a new one; the draft stays. 409 (`code: invalid`) if shops could not read it, `code: nothing` if it is what is published',
	params,
	body: z.strictObject({
		live: Version.describe('The published version that was read'),
		reason,
	}),
	response: { 200: Settings, ...staleOf(Settings), ...problem },
};
