import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf, Version } from '../access.ts';
import * as paths from './settings-paths.ts';
import {
	DeskDelivery,
	DeskWebhook,
	DeskWebhooks,
	WebhookInput,
	WebhookSecret,
} from './webhooks.ts';

const tags = ['settings'];
const access = 'settings.publish' as const;
const params = z.object({ webhookId: z.uuid() });
const changing = [...guarded, 'not_found', 'stale', 'conflict', 'too_many_requests'] as const;
const changed = { 200: DeskWebhooks, ...staleOf(DeskWebhook), ...problem };

export const getWebhooks = {
	...at(paths.getWebhooks),
	access,
	errors: guarded,
	tags,
	summary: 'Lists the endpoints that hear of orders, and what they have not taken',
	response: { 200: DeskWebhooks, ...problem },
};

export const postWebhook = {
	...at(paths.postWebhook),
	access,
	errors: [...guarded, 'conflict', 'too_many_requests'] as const,
	tags,
	summary:
		'Sets up an endpoint, and shows its secret once. 409 (`code: tooMany`) beyond ten, `privateAddress` for a host that is not on the internet',
	body: WebhookInput,
	response: { 201: WebhookSecret, ...problem },
};

export const putWebhook = {
	...at(paths.putWebhook),
	access,
	errors: changing,
	tags,
	summary:
		'Pauses or resumes an endpoint; events of a pause are not sent later. 409 (`code: operators`) for one of an operator',
	params,
	body: z.strictObject({ version: Version, isActive: z.boolean() }),
	response: changed,
};

export const rotateWebhookSecret = {
	...at(paths.rotateWebhookSecret),
	access,
	errors: changing,
	tags,
	summary:
		'Makes a new secret, and shows it once. The one before signs beside it for 24 hours. 409 (`code: operators`) for an endpoint of an operator',
	params,
	body: z.strictObject({ version: Version }),
	response: { ...changed, 200: WebhookSecret },
};

export const deleteWebhook = {
	...at(paths.deleteWebhook),
	access,
	errors: changing,
	tags,
	summary:
		'Deletes an endpoint with what it has not taken. 409 (`code: operators`) for one of an operator',
	params,
	body: z.strictObject({ version: Version }),
	response: changed,
};

export const resendEvent = {
	...at(paths.resendEvent),
	access,
	errors: changing,
	tags,
	summary:
		'Sends an event again, with the same id. 409 (`code: notFailed`) while it is being sent, `inactive` if the endpoint is asked no more',
	params: params.extend({ eventId: z.string().regex(/^[1-9]\d{0,17}$/) }),
	body: z.strictObject({ tries: z.int().min(0).describe('As read') }),
	response: { 200: DeskWebhooks, ...staleOf(DeskDelivery), ...problem },
};
