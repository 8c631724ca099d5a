import { z } from 'zod';
import { ContentPage, ShownPage } from './content.ts';

/** Made and understood by the content system alone; everybody else carries it. */
export const PreviewToken = z.string().regex(/^[\w-]{20,400}\.[\w-]{43}$/);

export function isPreviewToken(text: string | null): text is string {
	return PreviewToken.safeParse(text).success;
}

/** Blocks that lack something a published page needs; they are left out. */
const unfinished = z.int().min(0);

/** What the content system hands out for a token: a page as it would be published now. */
export const Draft = z.strictObject({ tenantId: z.string(), page: ContentPage, unfinished });
export type Draft = z.infer<typeof Draft>;

/** Answer of `GET /api/content/previews/{token}`. */
export const Preview = z.strictObject({ page: ShownPage, unfinished });
export type Preview = z.infer<typeof Preview>;
