import { z } from 'zod';

export const AppointableIds = z
	.array(z.string().min(1).max(80))
	.min(1)
	.max(500)
	.describe('Units and stores');

export const ClosedDay = z.object({
	day: z.iso.date(),
	reason: z.string(),
	appointableIds: z.array(z.string()),
	isEverywhere: z.boolean().describe('All units and stores that the person sees'),
});
export type ClosedDay = z.infer<typeof ClosedDay>;

/** What closing a day does to the windows that are planned for it. */
export const ClosedDayEffect = z.object({
	deleted: z.int().describe('Windows that nobody has chosen'),
	closed: z.int().describe('Windows that stay for what they have, and take no more orders'),
	orders: z.int().describe('Open orders in them: somebody has to move or deliver them'),
	held: z.int().describe('Carts that hold a place in them'),
});
export type ClosedDayEffect = z.infer<typeof ClosedDayEffect>;
