import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import {
	NewPromotion,
	Promotion,
	PromotionChange,
	PromotionCheck,
	PromotionCheckInput,
	PromotionList,
	PromotionState,
} from './promotions.ts';
import * as paths from './promotions-paths.ts';

const tags = ['promotions'];
const params = z.object({ promotionId: z.uuid() });
const changing = {
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	params,
	response: { 200: Promotion, ...staleOf(Promotion), ...problem },
};

export const listPromotions = {
	...at(paths.listPromotions),
	access: 'promotions.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the promotions of staff, the latest first; not those of the feed',
	querystring: z.object({
		state: PromotionState.optional(),
		search: z.string().trim().max(80).default('').describe('Part of the name'),
		after: z
			.string()
			.regex(/^\d{1,15}_[\da-f-]{36}$/)
			.optional()
			.describe('`next` of the previous page'),
		pageSize: z.coerce.number().int().min(1).max(100).default(50),
	}),
	response: { 200: PromotionList, ...problem },
};

export const getPromotion = {
	...at(paths.getPromotion),
	access: 'promotions.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns a promotion with its prices',
	params,
	response: { 200: Promotion, ...problem },
};

export const postPromotion = {
	...at(paths.postPromotion),
	access: 'promotions.draft' as const,
	errors: [...guarded, 'not_found', 'conflict'] as const,
	tags,
	summary: 'Adds a draft',
	body: NewPromotion,
	response: { 201: Promotion, ...problem },
};

export const putPromotion = {
	...at(paths.putPromotion),
	...changing,
	access: 'promotions.draft' as const,
	summary: 'Changes a draft; a published promotion can only end',
	body: PromotionChange,
};

export const publishPromotion = {
	...at(paths.publishPromotion),
	...changing,
	access: 'promotions.manage' as const,
	summary:
		'Publishes a draft: its prices apply from its first day on. 409 (`code: prices`) where a price is not below the lowest of 30 days, or cannot apply',
	body: z.strictObject({ version: Version }),
};

export const endPromotion = {
	...at(paths.endPromotion),
	...changing,
	access: 'promotions.manage' as const,
	summary: 'Ends a published promotion now; its products cost the regular price again',
	body: z.strictObject({ version: Version }),
};

export const checkPromotion = {
	...at(paths.checkPromotion),
	access: 'promotions.draft' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Checks prices before they are saved, and tries them on the orders of the last week',
	body: PromotionCheckInput,
	response: { 200: PromotionCheck, ...problem },
};
