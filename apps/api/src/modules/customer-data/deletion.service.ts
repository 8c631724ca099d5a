import type { Customer } from '@korb/contracts/customer/customer';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import {
	accountMail,
	endAccess,
	findCustomer,
	requireCustomer,
	requireProof,
	toCustomer,
} from '../identity/index.ts';
import { updateDeletion } from './erasure.sql.ts';

const GRACE_DAYS = 14;

/** Signs the customer out everywhere; whoever signs in until then may keep the account. */
export async function planDeletion(
	ctx: RequestContext,
	outbox: Outbox,
	password: string | undefined,
): Promise<{ deletionAt: string }> {
	const { key } = await requireProof(ctx, password);
	return ctx.db.transaction(async (tx) => {
		const customer = await findCustomer(tx, key);
		const deletionAt = await updateDeletion(tx, key, GRACE_DAYS);
		if (!customer || !deletionAt) throw notFound('customer');
		await endAccess(tx, key);
		const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
		const date = deletionAt.toLocaleDateString(ctx.locale, { dateStyle: 'long', timeZone });
		const mail = accountMail(ctx.tenant, 'deletionPlanned', customer.email, { date });
		await outbox.enqueue(tx, 'send-mail', mail);
		return { deletionAt: deletionAt.toISOString() };
	});
}

export async function cancelDeletion(ctx: RequestContext, outbox: Outbox): Promise<Customer> {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		const before = await findCustomer(tx, key);
		await updateDeletion(tx, key, null);
		const customer = await findCustomer(tx, key);
		if (!before || !customer) throw notFound('customer');
		if (before.deletion_at) {
			const mail = accountMail(ctx.tenant, 'deletionCancelled', customer.email);
			await outbox.enqueue(tx, 'send-mail', mail);
		}
		return toCustomer(customer);
	});
}
