import type { Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { OrderKey } from '../aftersales/index.ts';
import { listCreditNotes } from './credit-note.sql.ts';
import { createCreditNoteWriter } from './credit-note-writer.ts';
import { findInvoice } from './invoice.sql.ts';
import { createWriter, type InvoiceWriter } from './invoice-writer.ts';

/** The texts of a credit note or, without a number or by its own, of the invoice of an order. */
export async function getDocument(
	tx: Tx,
	tenant: Tenant,
	order: OrderKey,
	number: string | null,
): Promise<InvoiceWriter> {
	const invoice = await findInvoice(tx, order);
	if (!invoice) throw notFound('document');
	if (number === null || invoice.number === number) return createWriter(tenant, invoice);
	const notes = await listCreditNotes(tx, order);
	const note = notes.find(({ document }) => document.number === number);
	if (!note) throw notFound('document');
	return createCreditNoteWriter(tenant, invoice, note.document);
}
