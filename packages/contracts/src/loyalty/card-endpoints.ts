import { z } from 'zod';
import { Customer } from '../customer/customer.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { CardLinkForm, CardOrderForm } from './card-forms.ts';
import * as paths from './card-paths.ts';
import { CardInfo, CardOrderability } from './loyalty.ts';

const tags = ['loyalty'];

export const getCardInfo = {
	...at(paths.getCardInfo),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'The card of a member; code 10048 when the programme does not know it',
	querystring: z.object({
		currentIds: z.string().max(200).optional().describe('Cards that the caller already has'),
		dontRenderText: z.stringbool().default(false).describe('Draws the bars without the digits'),
	}),
	response: { 200: z.array(CardInfo), ...problem },
};

export const postOfflineAccount = {
	...at(paths.postOfflineAccount),
	errors: ['card_refused', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Takes a card from the till, and its points, into the account',
	body: CardLinkForm,
	response: { 200: Customer, ...problem },
};

export const getPhysicalCard = {
	...at(paths.getPhysicalCard),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Whether the customer can order a plastic card, or has done so',
	response: { 200: z.object({ status: CardOrderability }), ...problem },
};

export const postPhysicalCard = {
	...at(paths.postPhysicalCard),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Orders a plastic card to a saved address',
	body: CardOrderForm,
	response: { 200: z.object({ status: CardOrderability }), ...problem },
};
