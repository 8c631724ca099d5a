import { z } from 'zod';

/** An email about an order. Whether somebody opened it is never tracked. */
export const OrderEmail = z.object({
	emailId: z.uuid(),
	type: z.string().describe('The order event that it is about: `order.placed` and so on'),
	recipient: z.string(),
	subject: z.string(),
	state: z
		.enum(['queued', 'sent', 'refused'])
		.describe('`sent`: the mail server accepted it; `refused`: it did not, and is no longer asked'),
	by: z.string().nullable().describe('Who sent it again; null for the first time'),
	queuedAt: z.iso.datetime(),
	settledAt: z.iso.datetime().nullable(),
});
export type OrderEmail = z.infer<typeof OrderEmail>;

/** As it was sent, but for its links: they open the order as the shopper. */
export const OrderEmailPreview = z.object({ subject: z.string(), html: z.string() });
export type OrderEmailPreview = z.infer<typeof OrderEmailPreview>;
