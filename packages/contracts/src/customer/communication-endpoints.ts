import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Customer } from './customer.ts';
import * as paths from './customer-paths.ts';

const nothing = z.undefined().describe('No content');
const tags = ['customers'];

/** Ways in which the shop may send personal offers. */
export const CommunicationSettings = z.strictObject({
	personalEmailAllowed: z.boolean(),
	personalMailAllowed: z.boolean(),
	personalSmsAllowed: z.boolean(),
});
export type CommunicationSettings = z.infer<typeof CommunicationSettings>;

export const getCommunicationSettings = {
	...at(paths.getCommunicationSettings),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Returns the ways in which the customer wants personal offers',
	response: { 200: CommunicationSettings, ...problem },
};

export const putCommunicationSettings = {
	...at(paths.putCommunicationSettings),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Changes the ways in which the customer wants personal offers',
	body: CommunicationSettings,
	response: { 200: CommunicationSettings, ...problem },
};

const topics = z
	.array(z.string().regex(/^[\w-]{1,60}$/))
	.max(20)
	.default([]);

export const manageNewsletterTopics = {
	...at(paths.manageNewsletterTopics),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary:
		'Subscribes to topics and unsubscribes from others; 202 when a link in an email has to confirm the subscription first',
	body: z.strictObject({ subscribe: topics, unsubscribe: topics }),
	response: { 200: Customer, 202: nothing, ...problem },
};
