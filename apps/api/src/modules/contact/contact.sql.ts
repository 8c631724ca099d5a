import type { ContactForm, UploadType } from '@korb/contracts/forms/forms';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type Upload = { name: string; type: UploadType; bytes: Buffer };

export async function insertMessage(
	tx: Tx,
	tenantId: string,
	fields: Partial<ContactForm>,
): Promise<string> {
	const { rows } = await sql<{ message_id: string }>`
		INSERT INTO contact_message (tenant_id, fields) VALUES (${tenantId}, ${JSON.stringify(fields)})
		RETURNING message_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('the message was not written');
	return row.message_id;
}

export async function insertUpload(
	tx: Tx,
	tenantId: string,
	messageId: string,
	position: number,
	upload: Upload,
): Promise<void> {
	await sql`
		INSERT INTO contact_upload (tenant_id, message_id, position, name, type, bytes)
		VALUES (${tenantId}, ${messageId}, ${position}, ${upload.name}, ${upload.type}, ${upload.bytes})
	`.execute(tx);
}

const RETENTION_MONTHS = 12;

/** Messages are deleted after their retention period. */
export async function purgeMessages(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM contact_message WHERE created_at < now() - make_interval(months => ${RETENTION_MONTHS})
	`.execute(tx);
}
