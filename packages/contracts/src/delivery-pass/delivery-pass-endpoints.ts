import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import {
	DeliveryPass,
	OwnDeliveryPass,
	PassWithdrawal,
	PassWithdrawalRequest,
	PastDeliveries,
} from './delivery-pass.ts';
import * as paths from './delivery-pass-paths.ts';

const tags = ['delivery pass'];

export const getDeliveryPass = {
	...at(paths.getDeliveryPass),
	errors: ['not_found'] as const,
	tags,
	summary: 'The delivery pass that the shop sells',
	response: { 200: DeliveryPass, ...problem },
};

export const getOwnDeliveryPass = {
	...at(paths.getOwnDeliveryPass),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'The valid delivery pass of the customer',
	description: '404: the customer has none.',
	response: { 200: OwnDeliveryPass, ...problem },
};

export const getPastDeliveries = {
	...at(paths.getPastDeliveries),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Deliveries of the customer in the last 90 days, and their fees',
	response: { 200: PastDeliveries, ...problem },
};

export const postPassWithdrawal = {
	...at(paths.postPassWithdrawal),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Withdraws from the purchase of the pass; again, it answers the same',
	description:
		'409 with a `code`: `tooLateToWithdraw`, or `notCharged` while the payment is being captured.',
	body: PassWithdrawalRequest,
	response: { 200: PassWithdrawal, ...problem },
};
