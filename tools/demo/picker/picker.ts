import { randomUUID } from 'node:crypto';
import { postPicked, postProgress } from '@korb/contracts/order/order-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Database } from '../../../apps/api/src/db/database.ts';
import { signedHeaders } from '../../../apps/api/src/sign-message.ts';
import { missingLine, packBag } from './bag.ts';
import { type DemoOrder, findSubstitute, listOrdersUnderWay } from './orders.sql.ts';

const AT_MOST = 50;
const ANSWER_MS = 10_000;

/** Seconds after the order: leaves time for changes, and completes a delivery in five minutes. */
export const demoClock = { PICKING: 120, PICKED: 180, ON_ITS_WAY: 240, DELIVERED: 300 } as const;
type Stop = keyof typeof demoClock;

type Picker = {
	db: Database;
	/** The API itself, bypassing the edge. */
	url: string;
	secret: string;
	clock?: Record<Stop, number>;
};

/** Packs and delivers demo orders, one step per run, through the reports of a picking system. */
export async function moveDemoOrders(picker: Picker): Promise<void> {
	const orders = await picker.db.snapshot((tx) => listOrdersUnderWay(tx, AT_MOST));
	for (const order of orders) {
		const next = stopAfter(order.status);
		if (!next || order.ageSeconds < (picker.clock ?? demoClock)[next]) continue;
		if (next === 'PICKED')
			await report(picker, order, 'picked', { lines: await pack(picker, order) });
		else await report(picker, order, 'status', { status: next });
	}
}

function stopAfter(status: DemoOrder['status']): Stop | undefined {
	const stops = Object.keys(demoClock) as Stop[];
	return stops[status === 'PLACED' ? 0 : stops.indexOf(status as Stop) + 1];
}

async function pack({ db }: Picker, { tenantId, orderNumber, snapshot }: DemoOrder) {
	const missing = missingLine(snapshot);
	const substitute =
		missing && (await db.snapshot((tx) => findSubstitute(tx, tenantId, missing.product.productId)));
	return packBag(orderNumber, snapshot, substitute);
}

const reports = { picked: postPicked, status: postProgress } as const;

async function report(
	{ url, secret }: Picker,
	{ tenantId, orderNumber }: DemoOrder,
	purpose: keyof typeof reports,
	words: object,
): Promise<void> {
	const path = toPath(reports[purpose], { params: { orderNumber } });
	const body = JSON.stringify({ tenantId, orderNumber, purpose, ...words });
	const answer = await fetch(new URL(path, url), {
		method: 'POST',
		signal: AbortSignal.timeout(ANSWER_MS),
		headers: signedHeaders({ secret, format: 'raw' }, randomUUID(), body),
		body,
	});
	await answer.body?.cancel();
	// 409: the shopper has cancelled in the meantime, so there is nothing to do.
	if (!answer.ok && answer.status !== 409) {
		throw new Error(`report ${purpose} of order ${orderNumber} answered ${answer.status}`);
	}
}
