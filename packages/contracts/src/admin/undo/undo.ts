import { z } from 'zod';

/** Part of the answer to a change that can be undone. */
export const Undo = z.object({
	undoId: z.uuid(),
	until: z.iso.datetime(),
});
export type Undo = z.infer<typeof Undo>;
