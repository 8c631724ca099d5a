import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** False for a mailbox that was welcomed before. */
export async function insertWelcome(
	tx: Tx,
	tenantId: string,
	mailboxKey: string,
	code: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO newsletter_welcome (tenant_id, mailbox_key, code)
		VALUES (${tenantId}, ${mailboxKey}, ${code}) ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}
