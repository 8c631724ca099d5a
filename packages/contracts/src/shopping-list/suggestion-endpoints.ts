import { z } from 'zod';
import { Product } from '../catalogue/catalogue.ts';
import { RegionQuery } from '../catalogue/catalogue-endpoints.ts';
import { nothing } from '../customer/account-parts.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './suggestion-paths.ts';

const tags = ['customers'];
const params = z.object({ sku: z.string().regex(/^[\w.-]{1,100}$/) });

export const MAX_SUGGESTIONS = 20;

/** A product with the reason why it is suggested. */
export const Suggestion = Product.extend({
	timesBought: z.int().describe('Days on which it was bought'),
	gapDays: z.int().describe('Median between two purchases'),
	daysSince: z.int().describe('Since the last purchase'),
	isDue: z.boolean(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const getSuggestions = {
	...at(paths.getSuggestions),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Lists what the customer buys regularly and can order now, due products first',
	querystring: RegionQuery,
	response: { 200: z.object({ results: z.array(Suggestion).max(MAX_SUGGESTIONS) }), ...problem },
};

export const putDeclined = {
	...at(paths.putDeclined),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'No longer suggests a product that the customer buys regularly',
	params,
	response: { 204: nothing, ...problem },
};

export const deleteDeclined = {
	...at(paths.deleteDeclined),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Suggests a product again',
	params,
	response: { 204: nothing, ...problem },
};
