import { z } from 'zod';

/** One aisle, group or shelf; answer of `GET /api/category-trees` is a list of aisles. */
export const CategoryNode = z.strictObject({
	slug: z.string(),
	name: z.string(),
	/** Code points of the emoji that stands for it, e.g. `1f966`. */
	emoji: z.string().nullable(),
	tint: z.string().nullable(),
	get children(): z.ZodArray<typeof CategoryNode> {
		return z.array(CategoryNode);
	},
});
export type CategoryNode = z.infer<typeof CategoryNode>;
