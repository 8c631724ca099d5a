import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './voucher-paths.ts';
import { GeneralVoucher, PersonalVoucher, PromotionId } from './vouchers.ts';

const MAX_PROMOTIONS = 50;

export const getPersonalVouchers = {
	...at(paths.getPersonalVouchers),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Returns the personal vouchers of promotions',
	querystring: z.object({
		promotionIds: z
			.union([z.string().max(MAX_PROMOTIONS * 61), z.array(z.string()).max(MAX_PROMOTIONS)])
			.describe('Repeated or comma-separated; unknown ones are ignored')
			.transform((ids) => [ids].flat().flatMap((id) => id.split(',')))
			.pipe(z.array(PromotionId).max(MAX_PROMOTIONS)),
	}),
	response: { 200: z.array(PersonalVoucher), ...problem },
};

export const getGeneralVouchers = {
	...at(paths.getGeneralVouchers),
	errors: ['not_found'] as const,
	tags: ['content'],
	summary: 'Returns the vouchers for everybody; 404 if there are none',
	response: { 200: z.array(GeneralVoucher), ...problem },
};
