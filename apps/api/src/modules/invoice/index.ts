export { findInvoice } from './invoice.sql.ts';
export type { Invoice } from './invoice.ts';
export { issueInvoice } from './issue-invoice.service.ts';
export { renderInvoice } from './render-invoice.ts';
