import { z } from 'zod';
import { PreviewToken } from '../../content/preview.ts';
import { Version } from '../access.ts';

export const SettingPath = z
	.string()
	.max(300)
	.regex(/^(?:\/[^/]+)+$/)
	.describe('JSON Pointer into the configuration: `/clientRuntimeConfig/featureSearch`');

/** Without a value, the setting is removed. */
export const SettingInput = z.strictObject({
	path: SettingPath,
	value: z
		.union([
			z.boolean(),
			z.int(),
			z.null(),
			z.string().max(400),
			z.array(z.string().max(60)).max(20),
		])
		.optional(),
});
export type SettingInput = z.infer<typeof SettingInput>;

export const SettingChange = z.object({
	path: z.string(),
	before: z.unknown().optional().describe('What is published'),
	after: z.unknown().optional(),
});
export type SettingChange = z.infer<typeof SettingChange>;

export const settingProblems = [
	'tooSmall',
	'tooBig',
	'invalid',
	/** Another page lives at this path. */
	'taken',
	/** The shop needs the path for itself. */
	'reserved',
	/** A redirect leads away from the page. */
	'redirected',
	/** Cannot be read, or seen, beside another colour. */
	'contrast',
] as const;

/** Why a draft cannot be published. */
export const SettingProblem = z.object({
	path: z.string(),
	code: z.enum(settingProblems),
	bound: z.number().optional().describe('The least or the greatest value'),
	by: z
		.string()
		.optional()
		.describe('The page that has the path, by its slug, or the other colour of the pair'),
});
export type SettingProblem = z.infer<typeof SettingProblem>;

/** Pages of the shop that a feature flag of the draft removes or brings back. */
export const SettingEffect = z.object({
	path: z.string(),
	gone: z.array(z.string()),
	back: z.array(z.string()),
});
export type SettingEffect = z.infer<typeof SettingEffect>;

export const scheduleFailures = ['stale', 'invalid'] as const;
export type ScheduleFailure = (typeof scheduleFailures)[number];

export const previewPages = ['home', 'category', 'product', 'cart'] as const;

const person = z.string().nullable().describe('Null: an operator');

export const SettingsVersion = z.object({
	number: Version,
	publishedAt: z.iso.datetime(),
	publishedBy: person,
	reason: z.string().nullable(),
	restored: z.int().nullable().describe('The version that it brought back'),
	isValid: z.boolean().describe('False: shops ignore it, and it cannot be restored'),
	changes: z.array(SettingChange).describe('Against the version before'),
});
export type SettingsVersion = z.infer<typeof SettingsVersion>;

export const Settings = z.object({
	live: SettingsVersion.omit({ changes: true, isValid: true }),
	values: z.record(z.string(), z.unknown()).describe('What is published and staff may change'),
	draft: z.object({
		version: Version,
		savedAt: z.iso.datetime().nullable(),
		savedBy: z.string().nullable(),
		changes: z.array(SettingChange),
		schedule: z
			.object({
				publishAt: z.iso.datetime(),
				publishedBy: z.string().nullable(),
				reason: z.string().nullable(),
			})
			.nullable()
			.describe('While it is set, the draft cannot be changed'),
		failure: z
			.enum(scheduleFailures)
			.nullable()
			.describe('Why it was not published when its time came'),
		effects: z.array(SettingEffect),
		problems: z.array(SettingProblem),
	}),
});
export type Settings = z.infer<typeof Settings>;

/** Worthless but for seeing how the shop would look. */
export const ThemePreviewToken = z.object({
	token: PreviewToken,
	version: Version.describe('Of the draft that it shows'),
	expiresAt: z.iso.datetime(),
	pages: z
		.array(z.object({ name: z.enum(previewPages), path: z.string() }))
		.describe('Of the published shop; a page that it does not have is left out'),
});
export type ThemePreviewToken = z.infer<typeof ThemePreviewToken>;

export const SettingsVersionDetails = z.object({
	version: SettingsVersion,
	restores: z.array(SettingChange).describe('What restoring it would change'),
	kept: z.int().min(0).describe('Differences that only operators change, and that would stay'),
});
export type SettingsVersionDetails = z.infer<typeof SettingsVersionDetails>;
