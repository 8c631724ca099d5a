import { z } from 'zod';

/** Lists that stay open all day. */
export const LiveList = z.enum(['picking-board', 'picking', 'handover']);
export type LiveList = z.infer<typeof LiveList>;

/** The data of the event `lists`: which lists have changed, and when they were found changed. */
export const ChangedLists = z.object({ lists: z.array(LiveList), asOf: z.string() });
export type ChangedLists = z.infer<typeof ChangedLists>;

export const asOfQuery = z.object({
	asOf: z.iso
		.datetime()
		.optional()
		.describe(
			'Of the last event: an answer that is as new may be shared with others. Without it, the answer is read anew.',
		),
});
