import type { Customer } from '@korb/contracts/customer/customer';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { accountMail } from './account-mails.ts';
import { toCustomer } from './customer.mapper.ts';
import {
	findCustomer,
	findPasswordHash,
	type ProfileChange,
	updateProfile,
	upsertPassword,
} from './customers.sql.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { requireStrongPassword } from './passwords/password-strength.ts';
import { requireProof } from './proof.service.ts';
import type { Browser } from './sessions/browser.ts';
import { endAccess, requireCustomer } from './sessions/sessions.service.ts';
import type { CustomerKey } from './sessions/sessions.sql.ts';
import { type SignedIn, signIn } from './sessions/sign-in.ts';

export async function readCustomer(ctx: RequestContext): Promise<Customer> {
	const key = await requireCustomer(ctx);
	return ctx.db.single((tx) => loadCustomer(tx, key));
}

export async function changeProfile(ctx: RequestContext, change: ProfileChange): Promise<Customer> {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		await updateProfile(tx, key, change);
		return loadCustomer(tx, key);
	});
}

/** Ends all sessions; this browser continues with a new one. */
export async function changePassword(
	ctx: RequestContext,
	outbox: Outbox,
	{ oldPassword, newPassword }: { oldPassword: string; newPassword: string },
	browser: Browser,
): Promise<SignedIn> {
	const { key, isPersistent, passwordHash: stored } = await requireProof(ctx, oldPassword);
	const { email, firstName, lastName } = await ctx.db.single((tx) => loadCustomer(tx, key));
	const { name: shop } = ctx.tenant.config.clientRuntimeConfig;
	await requireStrongPassword(newPassword, [shop, email, firstName, lastName]);
	const passwordHash = await hashPassword(newPassword);
	return ctx.db.transaction(async (tx) => {
		if ((await findPasswordHash(tx, key)) !== stored) {
			throw refused('passwordChanged', 'The password was changed meanwhile.');
		}
		await upsertPassword(tx, key, passwordHash);
		await endAccess(tx, key);
		const mail = accountMail(ctx.tenant, 'passwordChanged', email);
		await outbox.enqueue(tx, 'send-mail', mail);
		return signIn(tx, key, browser, isPersistent);
	});
}

export async function loadCustomer(tx: Tx, key: CustomerKey): Promise<Customer> {
	const row = await findCustomer(tx, key);
	if (!row) throw notFound('customer');
	return toCustomer(row);
}
