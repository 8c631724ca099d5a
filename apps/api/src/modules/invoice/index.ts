export { type CreditNoteRow, listCreditNotes } from './credit-note.sql.ts';
export type { CreditNote } from './credit-note.ts';
export { findInvoice } from './invoice.sql.ts';
export type { Invoice } from './invoice.ts';
export { issueCreditNote } from './issue-credit-note.service.ts';
export { issueInvoice } from './issue-invoice.service.ts';
export { getDocument } from './read-document.service.ts';
export { renderDocument } from './render-document.ts';
