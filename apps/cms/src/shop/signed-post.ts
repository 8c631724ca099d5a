import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export type SignedPost = (path: string, body: object, deadlineMs: number) => Promise<Response>;

/** Calls the shop's API as the CMS, signed according to Standard Webhooks. */
export function createSignedPost(apiUrl: string, secret: string): SignedPost {
	const webhook = secret.startsWith('whsec_')
		? new Webhook(secret)
		: new Webhook(secret, { format: 'raw' });
	return (path, value, deadlineMs) => {
		const body = JSON.stringify(value);
		const id = `msg_${randomUUID()}`;
		const now = new Date();
		return fetch(new URL(path, apiUrl), {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'webhook-id': id,
				'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
				'webhook-signature': webhook.sign(id, now, body),
			},
			body,
			redirect: 'error',
			signal: AbortSignal.timeout(deadlineMs),
		});
	};
}
