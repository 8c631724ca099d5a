import { z } from 'zod';
import { RecipeDetails } from '../catalogue/recipes.ts';
import { ContentPage, ShownPage } from './content.ts';

/** Created and verified by the CMS, or by the API for a theme; opaque to everyone else. */
export const PreviewToken = z.string().regex(/^[\w-]{20,400}\.[\w-]{43}$/);

export function isPreviewToken(text: string | null): text is string {
	return PreviewToken.safeParse(text).success;
}

/** Number of incomplete parts; they are left out. */
const unfinished = z.int().min(0);

const RecipePreview = z.strictObject({ recipe: RecipeDetails, unfinished });

/** The CMS response for a token: a document as it would be published now. */
export const Draft = z.union([
	z.strictObject({ tenantId: z.string(), page: ContentPage, unfinished }),
	RecipePreview.extend({ tenantId: z.string() }),
]);
export type Draft = z.infer<typeof Draft>;

/** Response of `GET /api/content/previews/{token}`. */
export const Preview = z.union([z.strictObject({ page: ShownPage, unfinished }), RecipePreview]);
export type Preview = z.infer<typeof Preview>;
