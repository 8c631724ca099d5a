import type { MessageKey } from '@korb/messages';
import type { Tenant } from '../../context.ts';
import { textOf } from '../../mail/mail.ts';
import type { CreditNote } from './credit-note.ts';
import type { Invoice } from './invoice.ts';
import { createWriter, formatsOf, type InvoiceWriter } from './invoice-writer.ts';

/** Every text on a credit note: addresses as on its invoice, amounts of its own. */
export function createCreditNoteWriter(
	tenant: Tenant,
	invoice: Invoice,
	note: CreditNote,
): InvoiceWriter {
	const t = (key: MessageKey, values = {}) => textOf(tenant, key, values);
	const { money, percent, day } = formatsOf(tenant, invoice.currency);
	const row = (key: MessageKey, cents: number) => [t(key), money(cents)];
	return {
		...createWriter(tenant, invoice),
		number: note.number,
		title: t('creditNote.title', { number: note.number }),
		intro: t('creditNote.intro', {
			invoice: invoice.number,
			day: day(invoice.issuedOn),
			order: invoice.orderNumber,
		}),
		facts: [
			[t('creditNote.number'), note.number],
			[t('creditNote.issuedOn'), day(note.issuedOn)],
			[t('invoice.number'), invoice.number],
			[t('invoice.order'), invoice.orderNumber],
		],
		lines: note.lines.map(({ name, quantity, vatRate, totalPrice }) => [
			name,
			quantity === null ? t('creditNote.part') : t('invoice.pieces', { count: quantity }),
			percent(vatRate),
			money(totalPrice),
		]),
		sum: [
			...(note.discounts > 0 ? [row('creditNote.discounts', -note.discounts)] : []),
			...(note.deposits > 0 ? [row('invoice.deposits', note.deposits)] : []),
		],
		total: row('creditNote.total', note.total),
		payments: note.wallet > 0 ? [row('creditNote.wallet', note.wallet)] : [],
		vat: note.vat.map((part) => [
			percent(part.percent),
			money(part.gross - part.vat),
			money(part.vat),
			money(part.gross),
		]),
		notes: [t('creditNote.note')],
	};
}
