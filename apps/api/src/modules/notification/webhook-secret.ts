import { randomBytes } from 'node:crypto';

/** As Standard Webhooks writes it. */
export function newWebhookSecret(): string {
	return `whsec_${randomBytes(32).toString('base64')}`;
}
