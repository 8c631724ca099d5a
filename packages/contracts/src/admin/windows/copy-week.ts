import { z } from 'zod';

const day = z.iso.date();

/** What is copied; fees come with the reduction for green windows. */
export const CopiedPart = z.enum(['capacity', 'fee', 'leadMinutes', 'closing']);
export type CopiedPart = z.infer<typeof CopiedPart>;

export const WeekCopy = z.strictObject({
	from: day.describe('A Monday'),
	to: z
		.array(day)
		.min(1)
		.max(8)
		.refine((days) => new Set(days).size === days.length, 'duplicate')
		.describe('Mondays'),
	parts: z.array(CopiedPart).min(1).max(4),
});
export type WeekCopy = z.infer<typeof WeekCopy>;

/** What copying does to one of the weeks. */
export const CopiedWeek = z.object({
	from: day,
	changed: z.int(),
	same: z.int().describe('Windows that have these terms already'),
	missing: z.int().describe('Windows of the week before that have no counterpart there'),
	kept: z
		.array(z.object({ day, startTime: z.string(), endTime: z.string() }))
		.describe('Windows with more orders than the places that would be copied'),
});
export type CopiedWeek = z.infer<typeof CopiedWeek>;

export const WeekCopyEffect = z.object({ weeks: z.array(CopiedWeek).max(8) });
export type WeekCopyEffect = z.infer<typeof WeekCopyEffect>;
