import { z } from 'zod';
import { Version } from '../access.ts';
import { WindowTerms } from './windows.ts';

export const TemplateId = z.string().regex(/^[\w.-]{1,80}$/);

const start = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const end = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/** What staff write; times are local to the shop. */
export const TemplateInput = WindowTerms.extend({
	weekdays: z
		.array(z.int().min(1).max(7))
		.max(7)
		.refine((days) => new Set(days).size === days.length, 'duplicate')
		.describe('Monday is 1; without any, nothing is planned'),
	starts: start,
	ends: end.describe('`24:00` is midnight'),
	validFrom: z.iso.date().nullable(),
	validUntil: z.iso.date().nullable(),
});
export type TemplateInput = z.infer<typeof TemplateInput>;

export const DeskTemplate = TemplateInput.extend({
	templateId: z.string(),
	version: Version,
	windows: z.int().describe('To come, that it has planned'),
});
export type DeskTemplate = z.infer<typeof DeskTemplate>;
