import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { OrderKey } from '../aftersales/index.ts';
import type { CreditNote } from './credit-note.ts';

/** Without gaps, in the same way as the numbers of invoices. */
export async function takeCreditNoteNumber(
	tx: Tx,
	tenantId: string,
	year: number,
): Promise<number> {
	const { rows } = await sql<{ last_number: number }>`
		INSERT INTO credit_note_number (tenant_id, year, last_number) VALUES (${tenantId}, ${year}, 1)
		ON CONFLICT (tenant_id, year) DO UPDATE SET last_number = credit_note_number.last_number + 1
		RETURNING last_number
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an upsert returned no row');
	return row.last_number;
}

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
