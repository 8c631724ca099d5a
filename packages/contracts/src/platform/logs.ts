import { z } from 'zod';

/** Body of `POST /logs`: an error in a browser. */
export const ClientLog = z.object({
	error: z.string().max(8000),
	message: z.string().max(8000),
	path: z.string().max(2000).optional(),
});
export type ClientLog = z.infer<typeof ClientLog>;
