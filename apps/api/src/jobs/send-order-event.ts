import type { Database } from '../db/database.ts';
import {
	type Delivery,
	findDelivery,
	noteDelivery,
	readNotice,
	stopWebhook,
} from '../modules/notification/index.ts';
import { signedHeaders } from '../sign-message.ts';

const ANSWER_MS = 10_000;
const GONE = 410;

/**
 * Delivers one event to one endpoint, signed as Standard Webhooks specifies. Throws when it is not
 * accepted, so that the job is retried. The id stays the same, so that the receiver can detect
 * repetitions.
 */
export async function sendOrderEvent(db: Database, delivery: Delivery): Promise<void> {
	const found = await db.snapshot(async (tx) => {
		const row = await findDelivery(tx, delivery);
		const notice = row && (await readNotice(tx, row));
		return row && notice ? { row, notice } : null;
	});
	if (!found) return;
	const { url, secret } = found.row;
	const outcome = await post(url, secret, `evt_${delivery.eventId}`, JSON.stringify(found.notice));
	const isTaken = outcome.status >= 200 && outcome.status < 300;
	await db.transaction(async (tx) => {
		await noteDelivery(tx, delivery, outcome.answer, isTaken);
		if (outcome.status === GONE) await stopWebhook(tx, delivery.webhookId);
	});
	if (!isTaken && outcome.status !== GONE) {
		throw new Error(`${new URL(url).host} answered ${outcome.answer}`);
	}
}

async function post(
	url: string,
	secret: string,
	id: string,
	body: string,
): Promise<{ status: number; answer: string }> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			redirect: 'manual',
			signal: AbortSignal.timeout(ANSWER_MS),
			headers: { ...signedHeaders({ secret }, id, body), 'user-agent': 'Korb-Webhooks/1' },
			body,
		});
		await answer.body?.cancel();
		return { status: answer.status, answer: String(answer.status) };
	} catch (error) {
		return { status: 0, answer: error instanceof Error ? error.name : 'no answer' };
	}
}
