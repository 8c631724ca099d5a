import { z } from 'zod';
import { PromotionId } from '../content/vouchers.ts';
import { Customer } from '../customer/customer.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { JoeVoucher } from './loyalty.ts';
import * as paths from './loyalty-paths.ts';

const tags = ['loyalty'];

export const postLoyalty = {
	...at(paths.postLoyalty),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Joins the loyalty programme, or changes the choices made when joining',
	body: z.strictObject({
		isPersonalised: z.boolean().describe('Whether purchases may be used to choose vouchers'),
	}),
	response: { 200: Customer, ...problem },
};

export const deleteLoyalty = {
	...at(paths.deleteLoyalty),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Leaves the loyalty programme and deletes the card',
	response: { 200: Customer, ...problem },
};

export const getPoints = {
	...at(paths.getPoints),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'The latest entries of the ledger of points',
	response: {
		200: z.object({
			entries: z.array(
				z.object({
					amount: z.int(),
					orderNumber: z.string().nullable().describe('None for points that came with a card'),
					createdAt: z.iso.datetime(),
				}),
			),
		}),
		...problem,
	},
};

export const getLoyaltyVouchers = {
	...at(paths.getLoyaltyVouchers),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Returns the vouchers of the programme for this member',
	response: { 200: z.array(JoeVoucher), ...problem },
};

export const activatePromotion = {
	...at(paths.activatePromotion),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Activates a personal voucher, so that it is redeemed',
	params: z.object({ promotionId: PromotionId }),
	response: { 200: Customer, ...problem },
};
