import { randomUUID } from 'node:crypto';
import { postPicked, postProgress, postReturned } from '@korb/contracts/order/order-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { LightMyRequestResponse } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { TEST_PICKING_SECRET } from '../testing.ts';
import type { CheckoutHarness } from './testing.ts';

const reports = { picked: postPicked, status: postProgress, returned: postReturned } as const;
export type Call = keyof typeof reports;

/** Sends a signed report as the picking system does, bypassing the edge. */
export function report(
	{ api }: CheckoutHarness,
	orderNumber: string,
	call: Call,
	body: object,
	secret = TEST_PICKING_SECRET,
	nonce: string = randomUUID(),
): Promise<LightMyRequestResponse> {
	const payload = JSON.stringify({ orderNumber, purpose: call, ...body });
	const url = toPath(reports[call], { params: { orderNumber } });
	return api.inject({ method: 'POST', url, payload, headers: signatureOf(secret, payload, nonce) });
}

export function signatureOf(secret: string, payload: string, id: string): Record<string, string> {
	const at = new Date();
	return {
		'content-type': 'application/json',
		'webhook-id': id,
		'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
		'webhook-signature': new Webhook(secret, { format: 'raw' }).sign(id, at, payload),
	};
}
