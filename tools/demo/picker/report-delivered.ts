import { randomUUID } from 'node:crypto';
import { postProgress } from '@korb/contracts/order/order-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { signedHeaders } from '../../../apps/api/src/sign-message.ts';

const ANSWER_MS = 10_000;

type Receiver = { url: string; secret: string };

/** The back office ends at the door of the van; what comes after it, drivers report. */
export async function reportDelivered(
	{ url, secret }: Receiver,
	order: { tenantId: string; orderNumber: string },
): Promise<void> {
	const path = toPath(postProgress, { params: { orderNumber: order.orderNumber } });
	const body = JSON.stringify({ ...order, purpose: 'status', status: 'DELIVERED' });
	const answer = await fetch(new URL(path, url), {
		method: 'POST',
		signal: AbortSignal.timeout(ANSWER_MS),
		headers: signedHeaders({ secret, format: 'raw' }, randomUUID(), body),
		body,
	});
	await answer.body?.cancel();
	// 409: somebody has cancelled it in the meantime.
	if (!answer.ok && answer.status !== 409) {
		throw new Error(`delivery of order ${order.orderNumber} answered ${answer.status}`);
	}
}
