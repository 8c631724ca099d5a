import { ProfileForm, type RegistrationForm } from '@korb/contracts/customer/customer-forms';
import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { newSecret } from '../csrf/index.ts';
import { accountMail } from './account-mails.ts';
import { confirmMailbox, findLogin, insertCustomer, upsertPassword } from './customers.sql.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { requireStrongPassword } from './passwords/password-strength.ts';
import { RESET_MINUTES } from './passwords/reset-password.service.ts';
import { hashSecret } from './secret.ts';
import type { Browser } from './sessions/browser.ts';
import { type SignedIn, signIn } from './sessions/sign-in.ts';
import { deleteToken, findRegistration, insertToken, lockToken } from './tokens.sql.ts';

const CONFIRM_MINUTES = 24 * 60;

/** A registration until its link is opened. */
const Pending = z.object({
	profile: z.object(ProfileForm.shape).extend({ email: z.string() }),
	passwordHash: z.string(),
	visitHash: z.string(),
});

/**
 * Null when an email decides. An address that has an account gets an email that says so, with a
 * link to set a new password; the response is the same.
 */
export async function register(
	ctx: RequestContext,
	outbox: Outbox,
	{ password, ...profile }: RegistrationForm,
	browser: Browser,
): Promise<SignedIn | null> {
	const { tenant } = ctx;
	// Before the transaction: hashing takes as long as everything else together.
	const { firstName, lastName, email } = profile;
	const { name: shop } = tenant.config.clientRuntimeConfig;
	await requireStrongPassword(password, [shop, email, firstName, lastName]);
	const passwordHash = await hashPassword(password);
	const needsConfirmation = tenant.config.clientRuntimeConfig.customer.confirmEmail;
	return ctx.db.transaction(async (tx) => {
		const known = await findLogin(tx, tenant.id, profile.email);
		if (!known && !needsConfirmation) {
			return createCustomer(tx, ctx, { profile, passwordHash }, browser);
		}
		const token = newSecret();
		const isNew = await insertToken(tx, {
			tenantId: tenant.id,
			tokenHash: hashSecret(token),
			email: profile.email,
			...(known
				? resetting(known)
				: confirming({
						profile,
						passwordHash,
						visitHash: browser.visitHash.toString('base64url'),
					})),
		});
		const mail = accountMail(tenant, known ? 'exists' : 'confirm', profile.email, { token });
		if (isNew) await outbox.enqueue(tx, 'send-mail', mail);
		return null;
	});
}

/**
 * Sends the link of a registration once more. Addresses without one cost the same statements,
 * including an email that the worker drops.
 */
export async function resendLink(
	{ tenant, db }: RequestContext,
	outbox: Outbox,
	email: string,
	{ visitHash }: Browser,
): Promise<void> {
	await db.transaction(async (tx) => {
		const known = await findLogin(tx, tenant.id, email);
		const pending = await findRegistration(tx, { tenantId: tenant.id, email, visitHash });
		const token = newSecret();
		const isNew = await insertToken(tx, {
			tenantId: tenant.id,
			tokenHash: hashSecret(token),
			email,
			...(pending && !known ? confirming(pending.payload) : resetting(known)),
		});
		const mail = accountMail(tenant, known ? 'exists' : 'confirm', email, { token });
		const isDecoy = !known && !pending;
		if (isNew) await outbox.enqueue(tx, 'send-mail', { ...mail, ...(isDecoy && { isDecoy }) });
	});
}

function confirming(payload: unknown) {
	return {
		purpose: 'registration' as const,
		customerId: null,
		payload: Pending.parse(payload),
		validMinutes: CONFIRM_MINUTES,
	};
}

/** For whoever has an account already; opens nothing for anybody else. */
function resetting(known: { customer_id: string } | null) {
	return {
		purpose: 'password-reset' as const,
		customerId: known?.customer_id ?? null,
		payload: {},
		validMinutes: RESET_MINUTES,
	};
}

/**
 * Signs in only the browser that registered: whoever opens a link for a registration that they did
 * not start must not end up in an account whose password somebody else knows. For the same reason
 * only then the mailbox counts as the customer's own.
 */
export async function confirmRegistration(
	ctx: RequestContext,
	token: string,
	browser: Browser,
): Promise<SignedIn | null> {
	const { id: tenantId } = ctx.tenant;
	return ctx.db.transaction(async (tx) => {
		const taken = await lockToken(tx, tenantId, 'registration', hashSecret(token));
		if (!taken) throw notFound('link');
		await deleteToken(tx, tenantId, hashSecret(token));
		const pending = Pending.parse(taken.payload);
		const customerId = await insertCustomer(tx, tenantId, pending.profile);
		// Registered twice and confirmed by the other link.
		if (!customerId) throw notFound('link');
		const key = { tenantId, customerId };
		await upsertPassword(tx, key, pending.passwordHash);
		if (pending.visitHash !== browser.visitHash.toString('base64url')) return null;
		await confirmMailbox(tx, key);
		return signIn(tx, key, browser);
	});
}

async function createCustomer(
	tx: Tx,
	{ tenant }: RequestContext,
	{ profile, passwordHash }: Pick<z.infer<typeof Pending>, 'profile' | 'passwordHash'>,
	browser: Browser,
): Promise<SignedIn> {
	const customerId = await insertCustomer(tx, tenant.id, profile);
	if (!customerId) throw notFound('link');
	const key = { tenantId: tenant.id, customerId };
	await upsertPassword(tx, key, passwordHash);
	return signIn(tx, key, browser);
}
