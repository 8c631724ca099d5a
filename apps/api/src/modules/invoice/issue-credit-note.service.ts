import { clockAt } from '@korb/domain/time/zone';
import type { Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import type { NotedRefund, OrderKey } from '../aftersales/index.ts';
import { insertCreditNote } from './credit-note.sql.ts';
import { toCreditNote } from './credit-note.ts';
import { findInvoice, takeNumber } from './invoice.sql.ts';

const DIGITS = 6;

/** Runs in the transaction that decides the refund: one credit note per refund. */
export async function issueCreditNote(
	tx: Tx,
	{ tenant, now }: { tenant: Tenant; now: Date },
	order: OrderKey,
	refund: NotedRefund,
): Promise<string> {
	const invoice = await findInvoice(tx, order);
	if (!invoice) throw new Error('a packed order without an invoice');
	const issuedOn = clockAt(now, tenant.config.clientRuntimeConfig.timeZone).day;
	const [year = ''] = issuedOn.split('-');
	const count = await takeNumber(tx, 'credit_note_number', order.tenant_id, Number(year));
	const number = `${year}-G${String(count).padStart(DIGITS, '0')}`;
	const facts = { number, issuedOn, invoiceNumber: invoice.number };
	await insertCreditNote(tx, order, refund.number, toCreditNote(refund, facts));
	return number;
}
