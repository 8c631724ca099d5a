import { z } from 'zod';
import { PesticideTable, RecipeDetails, RecipeList } from '../catalogue/recipes.ts';
import { ClientConfigs, ClientConfigType } from '../content/client-configs.ts';
import { PersonalBlocks, ShownPage } from '../content/content.ts';
import { ContentPush, ContentPushResult, SearchBanner } from '../content/content-push.ts';
import { Preview, PreviewToken } from '../content/preview.ts';
import { problem } from './errors.ts';
import { ClientLog } from './logs.ts';
import { TenantConfig } from './tenant.ts';

/** One schema per endpoint: the source of validation, types and the OpenAPI document. */

const nothing = z.undefined().describe('No content');

export const getTenantConfig = {
	tags: ['tenant'],
	summary: 'Everything a browser needs to know about the shop at this host',
	querystring: z.object({
		v: z.string().max(64).optional().describe('A version: its answer may be kept for ever'),
	}),
	response: { 200: TenantConfig, 304: nothing, ...problem },
};

export const getCsrf = {
	tags: ['security'],
	summary: 'Sets the cookies that changing calls have to prove',
	response: { 204: nothing, ...problem },
};

export const postLog = {
	tags: ['logs'],
	summary: 'Takes an error report of a browser; never answers with an error',
	body: ClientLog,
	response: { 204: nothing },
};

const knownTypes: readonly string[] = ClientConfigType.options;

export const getClientConfigs = {
	tags: ['content'],
	summary: 'Editorial settings of the page frame, one entry per type that has been published',
	querystring: z.object({
		types: z
			.union([z.string(), z.array(z.string())])
			.default([])
			.describe('Repeated or separated by commas; none means all, unknown ones are passed over')
			.transform((types) => {
				const names = [types].flat().flatMap((type) => type.split(','));
				const wanted = names.filter((name): name is ClientConfigType => knownTypes.includes(name));
				return names.length === 0 ? [...ClientConfigType.options] : wanted;
			}),
	}),
	response: { 200: ClientConfigs, ...problem },
};

export const getContentPage = {
	tags: ['content'],
	summary: 'The editorial page at a path of the shop; the start page has the empty path',
	params: z.object({ '*': z.string().max(300).default('') }),
	response: { 200: ShownPage, ...problem },
};

export const getPersonalBlocks = {
	tags: ['content'],
	summary: 'What a page shows to whoever asks, in the places that differ by audience; never stored',
	params: z.object({ '*': z.string().max(300).default('') }),
	response: { 200: PersonalBlocks, ...problem },
};

export const getPreview = {
	tags: ['content'],
	summary:
		'A page or recipe as its editors are writing it, for whoever holds their signed address; never stored',
	params: z.object({ token: PreviewToken }),
	response: { 200: Preview, ...problem },
};

export const pushContent = {
	tags: ['internal'],
	summary: 'Takes a published document of the content system; signed, in any order, repeatable',
	body: ContentPush,
	response: { 200: ContentPushResult, ...problem },
};

const slice = z.object({
	offset: z.coerce.number().int().min(0).max(10_000).default(0),
	pageSize: z.coerce.number().int().min(1).max(50).default(24),
});

export const getRecipes = {
	tags: ['recipes'],
	summary: 'Recipes, newest first',
	querystring: slice.extend({ tag: z.string().max(60).optional() }),
	response: { 200: RecipeList, ...problem },
};

export const searchRecipes = {
	tags: ['recipes'],
	summary: 'Recipes whose title, tags or ingredients hold every word',
	params: z.object({ term: z.string().min(1).max(120) }),
	querystring: slice,
	response: { 200: RecipeList, ...problem },
};

export const getRecipe = {
	tags: ['recipes'],
	summary: 'One recipe with ingredients and steps',
	params: z.object({ slug: z.string().max(120) }),
	response: { 200: RecipeDetails, ...problem },
};

export const getPesticides = {
	tags: ['content'],
	summary: 'Residues found in samples, by product and substance',
	response: { 200: PesticideTable, ...problem },
};

export const getSearchBanner = {
	tags: ['content'],
	summary: 'What an editor wants to show beside the results for a term',
	params: z.object({ term: z.string().min(1).max(120) }),
	response: {
		200: SearchBanner.omit({ terms: true }),
		204: z.undefined().describe('Nobody has anything to say about this term'),
		...problem,
	},
};

export const getPicture = {
	tags: ['content'],
	summary: 'A picture of an editor; its address changes with its content',
	params: z.object({
		id: z.string().regex(/^[a-z0-9-]{1,64}$/),
		file: z.string().regex(/^[1-9][0-9]{1,3}\.(?:webp|avif)$/),
	}),
};
