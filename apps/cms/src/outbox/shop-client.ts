import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const DEADLINE_MS = 10_000;

type Answer =
	| { kind: 'taken' }
	| { kind: 'refused'; error: string }
	| { kind: 'away'; error: string };
export type Shop = { send(push: object): Promise<Answer> };

export function createShopClient(apiUrl: string, secret: string): Shop {
	const webhook = secret.startsWith('whsec_')
		? new Webhook(secret)
		: new Webhook(secret, { format: 'raw' });
	return {
		async send(push) {
			const body = JSON.stringify(push);
			const id = `msg_${randomUUID()}`;
			const now = new Date();
			try {
				const answer = await fetch(new URL('/internal/content', apiUrl), {
					method: 'POST',
					headers: {
						'content-type': 'application/json',
						'webhook-id': id,
						'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
						'webhook-signature': webhook.sign(id, now, body),
					},
					body,
					redirect: 'error',
					signal: AbortSignal.timeout(DEADLINE_MS),
				});
				const text = await answer.text();
				if (answer.ok) return { kind: 'taken' };
				const error = `${answer.status} ${text}`;
				// These say something about the document; anything else about the shop or the way to it.
				const isRefusal = [400, 404, 413, 422].includes(answer.status);
				return { kind: isRefusal ? 'refused' : 'away', error };
			} catch (error) {
				return { kind: 'away', error: error instanceof Error ? error.message : String(error) };
			}
		},
	};
}
