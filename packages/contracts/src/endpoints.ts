import { z } from 'zod';
import { ClientConfigs, ClientConfigType } from './client-configs.ts';
import { ContentPage } from './content.ts';
import { ContentPush, ContentPushResult } from './content-push.ts';
import { Problem } from './errors.ts';
import { ClientLog } from './logs.ts';
import { TenantConfig } from './tenant.ts';

/** One schema per endpoint: validation, types and the OpenAPI document all come from here. */

const problem = {
	default: {
		description: 'What went wrong',
		content: { 'application/problem+json': { schema: Problem } },
	},
};
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
	response: { 200: ContentPage, ...problem },
};

export const pushContent = {
	tags: ['internal'],
	summary: 'Takes a published document of the content system; signed, in any order, repeatable',
	body: ContentPush,
	response: { 200: ContentPushResult, ...problem },
};
