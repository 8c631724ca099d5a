import type { Client } from 'pg';
import { mailTypes } from '../../apps/api/src/modules/notification/index.ts';
import type { MailSink } from '../checkout/mail-sink.ts';

/** Checks that every order event that triggers an email has one, and that there are no others. */
export async function compareMails({ mails }: MailSink, client: Client) {
	const { rows } = await client.query<{ id: string; what: string }>(
		`SELECT 'event-' || event_id AS id, type || ' of order ' || order_number AS what
		FROM order_event WHERE type = ANY ($1)`,
		[mailTypes],
	);
	const idOf = (messageId: string) => messageId.replace(/^<|@.*$/g, '');
	const caught = new Set(mails.map(({ messageId }) => idOf(messageId)));
	const expected = new Map(rows.map(({ id, what }) => [id, what]));
	const missing = rows.filter(({ id }) => !caught.has(id)).map(({ what }) => `no email: ${what}`);
	const strange = [...caught]
		.filter((id) => !expected.has(id))
		.map((id) => `unexpected email: ${id}`);
	return {
		undelivered: [...missing, ...strange],
		mails: caught.size,
		mailsRepeated: mails.length - caught.size,
	};
}
