import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { newSecret } from '../../csrf/index.ts';
import { accountMail } from '../account-mails.ts';
import { confirmMailbox, findLogin, upsertPassword } from '../customers.sql.ts';
import { hashSecret } from '../secret.ts';
import type { Browser } from '../sessions/browser.ts';
import { upsertDevice } from '../sessions/devices.sql.ts';
import { endAccess } from '../sessions/sessions.service.ts';
import { type SignedIn, signIn } from '../sessions/sign-in.ts';
import { insertToken, lockToken } from '../tokens.sql.ts';
import { hashPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';

export const RESET_MINUTES = 30;

/**
 * Sends a link, if there is such an account. Unknown addresses cost the same statements, including
 * an email that the worker drops, so that the time does not tell them apart.
 */
export async function sendResetLink(
	{ tenant, db }: RequestContext,
	outbox: Outbox,
	email: string,
): Promise<void> {
	await db.transaction(async (tx) => {
		const known = await findLogin(tx, tenant.id, email);
		const token = newSecret();
		const isNew = await insertToken(tx, {
			tenantId: tenant.id,
			tokenHash: hashSecret(token),
			purpose: 'password-reset',
			email,
			customerId: known?.customer_id ?? null,
			payload: {},
			validMinutes: RESET_MINUTES,
		});
		const mail = accountMail(tenant, 'reset', email, { token });
		if (isNew)
			await outbox.enqueue(tx, 'send-mail', { ...mail, ...(known ? {} : { isDecoy: true }) });
	});
}

/**
 * Ends every session and every other link: whoever had access has it no longer. The link proves the
 * mailbox as a code does, so the browser is known from now on, and signed in.
 */
export async function resetPassword(
	{ tenant, db, session }: RequestContext,
	outbox: Outbox,
	{ token, password }: { token: string; password: string },
	browser: Browser,
): Promise<SignedIn> {
	const find = (tx: Tx) => lockToken(tx, tenant.id, 'password-reset', hashSecret(token));
	const link = await db.single(find);
	if (!link?.customer_id) throw notFound('link');
	await requireStrongPassword(password, [tenant.config.clientRuntimeConfig.name, link.email]);
	const passwordHash = await hashPassword(password);
	const current = await session();
	return db.transaction(async (tx) => {
		const taken = await find(tx);
		if (!taken?.customer_id) throw notFound('link');
		const key = { tenantId: tenant.id, customerId: taken.customer_id };
		await upsertPassword(tx, key, passwordHash);
		await confirmMailbox(tx, key);
		await endAccess(tx, key);
		await upsertDevice(tx, key, hashSecret(browser.deviceToken));
		await outbox.enqueue(tx, 'send-mail', accountMail(tenant, 'passwordChanged', taken.email));
		const isHere = current?.customerId === key.customerId;
		return signIn(tx, key, browser, isHere ? current.isPersistent : true);
	});
}
