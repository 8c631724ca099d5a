import { z } from 'zod';

export const legalPurposes = ['terms', 'withdrawal', 'privacy', 'passTerms'] as const;

/** A legal page as visitors find it. Its text is written in the CMS. */
export const LegalPage = z.object({
	purpose: z.enum(legalPurposes).nullable().describe('Null: a legal link of the footer'),
	label: z.string().nullable().describe('Of the link in the footer'),
	path: z.string().nullable().describe('Null: operators have named no page for this purpose'),
	title: z.string().nullable(),
	publishedAt: z.iso.datetime().nullable().describe('Null: there is no such page in the shop'),
	editUrl: z.url().nullable().describe('In the CMS; null where its URL is not configured'),
});
export type LegalPage = z.infer<typeof LegalPage>;

export const LegalPages = z.object({ pages: z.array(LegalPage) });
export type LegalPages = z.infer<typeof LegalPages>;
