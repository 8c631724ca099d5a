import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { newSecret } from '../../csrf/index.ts';
import { accountMail } from '../account-mails.ts';
import { findCustomer, findLogin } from '../customers.sql.ts';
import { requireProof } from '../proof.service.ts';
import { hashSecret } from '../secret.ts';
import type { Browser } from '../sessions/browser.ts';
import { endAccess, startSession } from '../sessions/sessions.service.ts';
import { confirmEmailChange, updateEmail, upsertEmailChange } from './email-change.sql.ts';

const changes = { name: 'email-changes', points: 5, seconds: 60 * 60 };

/**
 * Both mailboxes have to agree: the new one proves the spelling, the old one that it is not
 * somebody else who takes the account over.
 */
export async function requestEmailChange(
	ctx: RequestContext,
	outbox: Outbox,
	{ email, password }: { email: string; password?: string | undefined },
): Promise<void> {
	const { tenant } = ctx;
	const { key } = await requireProof(ctx, password);
	await ctx.spend(changes, `${key.tenantId} ${key.customerId}`);
	const [oldToken, newToken] = [newSecret(), newSecret()];
	await ctx.db.transaction(async (tx) => {
		const customer = await findCustomer(tx, key);
		if (!customer) throw notFound('customer');
		const owner = await findLogin(tx, key.tenantId, email);
		const isTaken = owner !== null && owner.customer_id !== key.customerId;
		await upsertEmailChange(tx, key, {
			newEmail: email,
			oldTokenHash: hashSecret(oldToken),
			newTokenHash: hashSecret(newToken),
		});
		const toOld = accountMail(tenant, 'emailOld', customer.email, { token: oldToken, email });
		// Only the owner of the mailbox learns that it has an account.
		const toNew = isTaken
			? accountMail(tenant, 'emailTaken', email)
			: accountMail(tenant, 'emailNew', email, { token: newToken });
		await outbox.enqueue(tx, 'send-mail', toOld);
		await outbox.enqueue(tx, 'send-mail', toNew);
	});
}

export type EmailConfirmed = {
	waitingFor: 'old' | 'new' | null;
	/** The session that replaces the one of this browser. */
	renewed: { token: string; browser: Browser; isPersistent: boolean } | null;
};

/** With the second link the address changes; every session ends but this customer's here. */
export async function confirmEmail(
	ctx: RequestContext,
	outbox: Outbox,
	linkToken: string,
	browser: Browser,
): Promise<EmailConfirmed> {
	const { tenant } = ctx;
	const session = await ctx.session();
	return ctx.db.transaction(async (tx) => {
		const change = await confirmEmailChange(tx, tenant.id, hashSecret(linkToken));
		if (!change) throw notFound('link');
		if (!change.is_old_confirmed) return { waitingFor: 'old', renewed: null };
		if (!change.is_new_confirmed) return { waitingFor: 'new', renewed: null };
		const key = { tenantId: tenant.id, customerId: change.customer_id };
		if (!(await updateEmail(tx, key, change.new_email))) throw notFound('link');
		await endAccess(tx, key);
		for (const address of [change.old_email, change.new_email]) {
			const about = { email: change.new_email };
			await outbox.enqueue(tx, 'send-mail', accountMail(tenant, 'emailChanged', address, about));
		}
		if (session?.customerId !== key.customerId) return { waitingFor: null, renewed: null };
		const { isPersistent } = session;
		const token = await startSession(tx, key, browser, isPersistent);
		return { waitingFor: null, renewed: { token, browser, isPersistent } };
	});
}
