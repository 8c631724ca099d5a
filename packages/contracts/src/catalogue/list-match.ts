import { MAX_LIST_LENGTH } from '@korb/domain/shopping-list/read-list';
import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Product } from './catalogue.ts';
import { RegionQuery } from './catalogue-endpoints.ts';
import * as paths from './catalogue-paths.ts';

export const MAX_MATCHES = 4;

/** A product for a line, and how many of it the line asks for. */
export const Match = Product.extend({
	quantity: z.int().min(1),
	isFavorite: z.boolean(),
	timesBought: z.int(),
});
export type Match = z.infer<typeof Match>;

export const MatchedLine = z.object({
	said: z.string(),
	/** Without the amount. */
	term: z.string(),
	/** The best first; empty if nothing was found. */
	matches: z.array(Match).max(MAX_MATCHES),
	/** False if the first one lacks what the line asks for, or the term had to be corrected. */
	isCertain: z.boolean(),
});
export type MatchedLine = z.infer<typeof MatchedLine>;

export const matchList = {
	...at(paths.matchList),
	errors: ['unavailable'] as const,
	tags: ['catalogue'],
	summary: 'Finds products for a shopping list in free text; what the customer knows comes first',
	querystring: RegionQuery,
	body: z.strictObject({ text: z.string().max(MAX_LIST_LENGTH) }),
	response: { 200: z.object({ lines: z.array(MatchedLine) }), ...problem },
};
