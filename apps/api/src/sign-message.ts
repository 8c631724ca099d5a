import { Webhook } from 'standardwebhooks';

type Key = { secret: string; format?: 'raw' };

/** Headers of a message to another system, signed as Standard Webhooks specifies. */
export function signedHeaders(
	{ secret, format }: Key,
	id: string,
	body: string,
): Record<string, string> {
	const now = new Date();
	return {
		'content-type': 'application/json',
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': new Webhook(secret, format && { format }).sign(id, now, body),
	};
}
