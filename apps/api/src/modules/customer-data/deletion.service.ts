import type { Customer } from '@korb/contracts/customer/customer';
import type { RequestContext, Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import {
	accountMail,
	type CustomerKey,
	endAccess,
	findCustomer,
	requireCustomer,
	requireProof,
	toCustomer,
} from '../identity/index.ts';
import { updateDeletion } from './erasure.sql.ts';

const GRACE_DAYS = 14;

export async function planDeletion(
	ctx: RequestContext,
	outbox: Outbox,
	password: string | undefined,
): Promise<{ deletionAt: string }> {
	const { key } = await requireProof(ctx, password);
	return ctx.db.transaction(async (tx) => {
		const deletionAt = await scheduleDeletion(tx, ctx.tenant, outbox, key);
		return { deletionAt: deletionAt.toISOString() };
	});
}

/** Signs the customer out everywhere; whoever signs in until then may keep the account. */
export async function scheduleDeletion(
	tx: Tx,
	tenant: Tenant,
	outbox: Outbox,
	key: CustomerKey,
): Promise<Date> {
	const customer = await findCustomer(tx, key);
	const deletionAt = await updateDeletion(tx, key, GRACE_DAYS);
	if (!customer || !deletionAt) throw notFound('customer');
	await endAccess(tx, key);
	const { timeZone, locale } = tenant.config.clientRuntimeConfig;
	const date = deletionAt.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
	const mail = accountMail(tenant, 'deletionPlanned', customer.email, { date });
	await outbox.enqueue(tx, 'send-mail', mail);
	return deletionAt;
}

export async function cancelDeletion(ctx: RequestContext, outbox: Outbox): Promise<Customer> {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		await keepAccount(tx, ctx.tenant, outbox, key);
		const customer = await findCustomer(tx, key);
		if (!customer) throw notFound('customer');
		return toCustomer(customer);
	});
}

export async function keepAccount(
	tx: Tx,
	tenant: Tenant,
	outbox: Outbox,
	key: CustomerKey,
): Promise<void> {
	const customer = await findCustomer(tx, key);
	if (!customer) throw notFound('customer');
	if (!customer.deletion_at) return;
	await updateDeletion(tx, key, null);
	await outbox.enqueue(tx, 'send-mail', accountMail(tenant, 'deletionCancelled', customer.email));
}
