import type { Webhook } from 'standardwebhooks';

/** A call from another system, signed according to Standard Webhooks. */
export async function postSigned(
	url: string,
	call: { webhook: Webhook; id: string; body: object },
): Promise<unknown> {
	const body = JSON.stringify(call.body);
	const now = new Date();
	const answer = await fetch(url, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			'webhook-id': call.id,
			'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
			'webhook-signature': call.webhook.sign(call.id, now, body),
		},
		body,
	});
	if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
	return answer.json();
}
