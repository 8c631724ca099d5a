import { clockAt } from '@korb/domain/time/zone';
import type { Tx } from '../../db/schema.ts';
import { findAttempt, type OrderRow, type Picked } from '../order-records/index.ts';
import { listTenants, toTenant } from '../tenant/index.ts';
import { insertInvoice, takeNumber } from './invoice.sql.ts';
import { toInvoice } from './invoice.ts';

const DIGITS = 6;

/** Runs in the transaction that writes the final prices: one invoice per packed order. */
export async function issueInvoice(tx: Tx, order: OrderRow & { picked: Picked }): Promise<void> {
	const { tenant_id: tenantId, attempt_id: attemptId } = order;
	const [row] = await listTenants(tx, [tenantId]);
	const attempt = await findAttempt(tx, { tenantId, attemptId });
	if (!row || !attempt) throw new Error('an order without a shop or a payment');
	const tenant = toTenant(row);
	const now = new Date();
	const [year = ''] = clockAt(now, tenant.config.clientRuntimeConfig.timeZone).day.split('-');
	const count = await takeNumber(tx, 'invoice_number', tenantId, Number(year));
	const number = `${year}-${String(count).padStart(DIGITS, '0')}`;
	await insertInvoice(tx, order, toInvoice(order, { tenant, number, now, payment: attempt }));
}
