import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { OrderKey } from '../aftersales/index.ts';
import type { Invoice } from './invoice.ts';

/**
 * The next number of a series in a year. The row lock serialises issuers until commit or rollback,
 * so there are no gaps.
 */
export async function takeNumber(
	tx: Tx,
	series: 'invoice_number' | 'credit_note_number',
	tenantId: string,
	year: number,
): Promise<number> {
	const { rows } = await sql<{ last_number: number }>`
		INSERT INTO ${sql.table(series)} AS taken (tenant_id, year, last_number)
		VALUES (${tenantId}, ${year}, 1)
		ON CONFLICT (tenant_id, year) DO UPDATE SET last_number = taken.last_number + 1
		RETURNING last_number
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an upsert returned no row');
	return row.last_number;
}

export async function insertInvoice(tx: Tx, order: OrderKey, invoice: Invoice): Promise<void> {
	await sql`
		INSERT INTO invoice (tenant_id, order_number, number, issued_on, document)
		VALUES (${order.tenant_id}, ${order.order_number}, ${invoice.number}, ${invoice.issuedOn},
			${JSON.stringify(invoice)}::jsonb)
	`.execute(tx);
}

export async function findInvoice(tx: Tx, order: OrderKey): Promise<Invoice | null> {
	const { rows } = await sql<{ document: Invoice }>`
		SELECT document FROM invoice
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
	`.execute(tx);
	return rows[0]?.document ?? null;
}
