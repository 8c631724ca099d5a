import { Webhook } from 'standardwebhooks';

/** Several secrets while one replaces the other: receivers accept any of the signatures. */
type Key = { secret: string | readonly string[]; format?: 'raw' };

/** Headers of a message to another system, signed as Standard Webhooks specifies. */
export function signedHeaders(
	{ secret, format }: Key,
	id: string,
	body: string,
): Record<string, string> {
	const now = new Date();
	const sign = (key: string) => new Webhook(key, format && { format }).sign(id, now, body);
	return {
		'content-type': 'application/json',
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
		'webhook-signature': [secret].flat().map(sign).join(' '),
	};
}
