import { z } from 'zod';
import { commaList } from '../catalogue/catalogue-endpoints.ts';
import { PesticideTable, RecipeDetails, RecipeList } from '../catalogue/recipes.ts';
import { ClientConfigs, ClientConfigType } from '../content/client-configs.ts';
import { PersonalBlocks, ShownPage } from '../content/content.ts';
import { ContentPush, ContentPushResult, SearchBanner } from '../content/content-push.ts';
import { Preview, PreviewToken } from '../content/preview.ts';
import { at } from './endpoint-path.ts';
import { problem } from './errors.ts';
import { ClientLog } from './logs.ts';
import * as paths from './paths.ts';
import { TenantConfig, TenantVersions, ThemeConfig } from './tenant.ts';

/** One schema per endpoint: the source of validation, types and the OpenAPI document. */

const nothing = z.undefined().describe('No content');

export const getTenantConfig = {
	...at(paths.getTenantConfig),
	tags: ['tenant'],
	summary: 'Returns the client configuration of the shop at this host',
	querystring: z.object({
		v: z.string().max(64).optional().describe('A configuration version; its response is immutable'),
	}),
	response: { 200: TenantConfig, 304: nothing, ...problem },
};

export const getTenantVersions = {
	...at(paths.getTenantVersions),
	tags: ['tenant'],
	summary:
		'Returns the version of every host’s configuration, so that storefronts poll once for all',
	response: { 200: TenantVersions, 304: nothing, ...problem },
};

export const getCsrf = {
	...at(paths.getCsrf),
	tags: ['security'],
	summary: 'Sets the CSRF cookies that mutating requests require',
	response: { 204: nothing, ...problem },
};

export const postLog = {
	...at(paths.postLog),
	tags: ['logs'],
	summary: 'Records an error report of a browser; never responds with an error',
	body: ClientLog,
	response: { 204: nothing },
};

const knownTypes: readonly string[] = ClientConfigType.options;

export const getClientConfigs = {
	...at(paths.getClientConfigs),
	tags: ['content'],
	summary: 'Returns the published client configs, one entry per type',
	querystring: z.object({
		types: z
			.union([z.string(), z.array(z.string())])
			.default([])
			.describe('Repeated or comma-separated; none means all, unknown ones are ignored')
			.transform((types) => {
				const names = [types].flat().flatMap((type) => type.split(','));
				const wanted = names.filter((name): name is ClientConfigType => knownTypes.includes(name));
				return names.length === 0 ? [...ClientConfigType.options] : wanted;
			}),
	}),
	response: { 200: ClientConfigs, ...problem },
};

export const getContentPage = {
	...at(paths.getContentPage),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Returns the content page at a path; the start page has the empty path',
	params: z.object({ '*': z.string().max(300).default('') }),
	response: { 200: ShownPage, ...problem },
};

export const getPersonalBlocks = {
	...at(paths.getPersonalBlocks),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Returns the blocks of a page that depend on the audience; never cached',
	params: z.object({ '*': z.string().max(300).default('') }),
	response: { 200: PersonalBlocks, ...problem },
};

export const getPreview = {
	...at(paths.getPreview),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Returns a draft of a page or recipe to holders of its signed URL; never cached',
	params: z.object({ token: PreviewToken }),
	response: { 200: Preview, ...problem },
};

export const getThemePreview = {
	...at(paths.getThemePreview),
	errors: ['not_found'] as const,
	tags: ['tenant'],
	summary:
		'Returns the theme as drafted in the back office to holders of a signed URL; never cached',
	params: z.object({ token: PreviewToken }),
	response: { 200: ThemeConfig, ...problem },
};

export const pushContent = {
	...at(paths.pushContent),
	errors: ['not_found', 'invalid_document', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Accepts a published CMS document; signed, idempotent, in any order',
	body: ContentPush,
	response: { 200: ContentPushResult, ...problem },
};

const slice = z.object({
	offset: z.coerce.number().int().min(0).max(10_000).default(0),
	pageSize: z.coerce.number().int().min(1).max(50).default(24),
});

export const getRecipes = {
	...at(paths.getRecipes),
	tags: ['recipes'],
	summary: 'Lists recipes: those with the given slugs in their order, or all, newest first',
	querystring: slice.extend({ tag: z.string().max(60).optional(), slugs: commaList(50) }),
	response: { 200: RecipeList, ...problem },
};

export const searchRecipes = {
	...at(paths.searchRecipes),
	tags: ['recipes'],
	summary: 'Searches recipes: title, tags or ingredients contain every word',
	params: z.object({ term: z.string().min(1).max(120) }),
	querystring: slice,
	response: { 200: RecipeList, ...problem },
};

export const getRecipe = {
	...at(paths.getRecipe),
	errors: ['not_found'] as const,
	tags: ['recipes'],
	summary: 'Returns a recipe with ingredients and steps',
	params: z.object({ slug: z.string().max(120) }),
	response: { 200: RecipeDetails, ...problem },
};

export const getPesticides = {
	...at(paths.getPesticides),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Lists residues found in samples, by product and substance',
	response: { 200: PesticideTable, ...problem },
};

export const getSearchBanner = {
	...at(paths.getSearchBanner),
	tags: ['content'],
	summary: 'Returns the content that editors show next to the results for a term',
	params: z.object({ term: z.string().min(1).max(120) }),
	response: {
		200: SearchBanner.omit({ terms: true }),
		204: z.undefined().describe('No content for this term'),
		...problem,
	},
};

export const getPicture = {
	...at(paths.getPicture),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Returns a picture from the CMS; its URL changes with its content',
	params: z.object({
		id: z.string().regex(/^[a-z0-9-]{1,64}$/),
		file: z.string().regex(/^[1-9][0-9]{1,3}\.(?:webp|avif)$/),
	}),
};
