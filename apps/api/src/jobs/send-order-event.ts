import type { Database } from '../db/database.ts';
import {
	type Delivery,
	findDelivery,
	noteDelivery,
	readNotice,
	stopWebhook,
} from '../modules/notification/index.ts';
import { signedHeaders } from '../sign-message.ts';
import { postEvent } from './post-event.ts';

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
	const { url, secrets, is_public_only: isPublicOnly } = found.row;
	const body = JSON.stringify(found.notice);
	const signed = signedHeaders({ secret: secrets }, `evt_${delivery.eventId}`, body);
	const headers = { ...signed, 'user-agent': 'Korb-Webhooks/1' };
	const outcome = await postEvent({ url, headers, body, isPublicOnly });
	const isTaken = outcome.status >= 200 && outcome.status < 300;
	await db.transaction(async (tx) => {
		await noteDelivery(tx, delivery, outcome.answer, isTaken);
		if (outcome.status === GONE) await stopWebhook(tx, delivery.webhookId);
	});
	if (!isTaken && outcome.status !== GONE) {
		throw new Error(`${new URL(url).host} answered ${outcome.answer}`);
	}
}
