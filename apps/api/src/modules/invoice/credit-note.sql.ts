import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { OrderKey } from '../aftersales/index.ts';
import type { CreditNote } from './credit-note.ts';

export async function insertCreditNote(
	tx: Tx,
	order: OrderKey,
	refundNumber: number,
	note: CreditNote,
): Promise<void> {
	await sql`
		INSERT INTO credit_note (tenant_id, order_number, refund_number, number, issued_on, document)
		VALUES (${order.tenant_id}, ${order.order_number}, ${refundNumber}, ${note.number},
			${note.issuedOn}, ${JSON.stringify(note)}::jsonb)
	`.execute(tx);
}

export type CreditNoteRow = { refund_number: number; document: CreditNote };

export async function listCreditNotes(tx: Tx, order: OrderKey): Promise<CreditNoteRow[]> {
	const { rows } = await sql<CreditNoteRow>`
		SELECT refund_number, document FROM credit_note
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
		ORDER BY refund_number
	`.execute(tx);
	return rows;
}
