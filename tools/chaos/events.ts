import { setTimeout as sleep } from 'node:timers/promises';
import { postPaymentEvent } from '@korb/contracts/order/checkout-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { Client } from 'pg';
import { sandboxSecrets } from '../checkout/payment-sandbox.ts';
import type { StressedShop } from './chaos-shop.ts';
import type { SeededChoice } from './seeded-choice.ts';
import { signed } from './shoppers.ts';

const AT_ONCE = 10;
/** Leaves the API time for shoppers. */
const PAUSE_MS = 500;
const TOO_OLD_MS = 400_000;

export type EventCounts = {
	sent: number;
	duplicated: number;
	late: number;
	forged: number;
	/** Wrong responses: a forged event accepted, or a genuine one rejected. */
	wrong: number;
};

type Event = { event_id: string; body: string };

/**
 * Replays the provider's events until the run is over: duplicated, out of order, late, and signed
 * with the wrong secret.
 */
export async function floodEvents(
	shop: StressedShop,
	choose: SeededChoice,
	isOver: () => boolean,
): Promise<EventCounts> {
	const counts: EventCounts = { sent: 0, duplicated: 0, late: 0, forged: 0, wrong: 0 };
	const books = new Client(shop.booksUrl);
	await books.connect();
	const url = shop.insideOrigin + toPath(postPaymentEvent, { params: { provider: 'sandbox' } });
	const sendOne = async (event: Event) => {
		const kind = choose(['duplicated', 'duplicated', 'late', 'forged'] as const);
		const secret =
			kind === 'forged' ? 'somebody-elses-secret' : sandboxSecrets.PAYMENT_SANDBOX_SECRET;
		const at = new Date(Date.now() - (kind === 'late' ? TOO_OLD_MS : 0));
		const answer = await fetch(url, signed(secret, event.event_id, event.body, at)).catch(
			() => null,
		);
		await answer?.arrayBuffer().catch(() => {});
		if (!answer || answer.status === 503) return;
		counts.sent++;
		counts[kind]++;
		if (answer.status !== (kind === 'duplicated' ? 204 : 401)) counts.wrong++;
	};
	try {
		while (!isOver()) {
			const { rows } = await books.query<Event>(
				'SELECT event_id, body::text FROM payment_sandbox.event ORDER BY random() LIMIT 200',
			);
			if (rows.length === 0) await sleep(200);
			const waiting = [...rows];
			const sender = async () => {
				for (let event = waiting.pop(); event && !isOver(); event = waiting.pop()) {
					await sendOne(event);
					await sleep(PAUSE_MS);
				}
			};
			await Promise.all(Array.from({ length: AT_ONCE }, sender));
		}
		return counts;
	} finally {
		await books.end();
	}
}
