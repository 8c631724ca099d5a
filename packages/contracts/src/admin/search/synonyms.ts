import { toWords } from '@korb/domain/search/search-words';
import { z } from 'zod';
import { Undo } from '../undo/undo.ts';

/** More than a dictionary of the trade needs; every search reads all of them. */
export const MOST_SYNONYMS = 1000;

/** Whoever searches for one of the terms finds the products of all of them. */
export const SynonymGroup = z.object({
	synonymId: z.int(),
	terms: z.array(z.string()),
});
export type SynonymGroup = z.infer<typeof SynonymGroup>;

const Term = z
	.string()
	.trim()
	.min(2)
	.max(60)
	.refine((term) => toWords(term).length > 0, 'has no word');

const folded = (term: string) => toWords(term).join(' ');

export const NewSynonyms = z.strictObject({
	terms: z
		.array(Term)
		.min(2)
		.max(10)
		.refine((terms) => new Set(terms.map(folded)).size === terms.length, 'duplicate'),
});
export type NewSynonyms = z.infer<typeof NewSynonyms>;

/** The answer to a change. */
export const SynonymChange = z.object({ synonyms: z.array(SynonymGroup), undo: Undo });
export type SynonymChange = z.infer<typeof SynonymChange>;
