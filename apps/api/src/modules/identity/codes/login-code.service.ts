import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { accountMail } from '../account-mails.ts';
import { findLogin } from '../customers.sql.ts';
import { countCodeLogin, countCodeRequest } from '../login-limits.ts';
import type { Browser } from '../sessions/browser.ts';
import { findKnownDevice } from '../sessions/known-device.ts';
import { loginRefused, type SignedIn, signIn } from '../sessions/sign-in.ts';
import { type CodeKey, countCodeTry, takeCode, upsertCode } from './login-codes.sql.ts';

/** Hashes a code with the secret of the shop: a leaked table alone does not reveal it. */
export type HashCode = (key: CodeKey, code: string) => Buffer;

export function createCodeHash(secret: string): HashCode {
	return ({ tenantId, email }, code) =>
		createHmac('sha256', secret).update(`code ${tenantId} ${email.toLowerCase()} ${code}`).digest();
}

/**
 * Sends a code, if there is such an account. Unknown addresses cost the same statements, including
 * an email that the worker drops.
 */
export async function sendLoginCode(
	ctx: RequestContext,
	{ outbox, hashCode }: { outbox: Outbox; hashCode: HashCode },
	email: string,
	browser: Browser,
): Promise<void> {
	const { tenant } = ctx;
	await countCodeRequest(ctx, { email, device: await findKnownDevice(ctx, email, browser) });
	const code = String(randomInt(1_000_000)).padStart(6, '0');
	const key = codeKey(ctx, email, browser);
	await ctx.db.transaction(async (tx) => {
		const known = await findLogin(tx, tenant.id, email);
		await upsertCode(tx, key, {
			codeHash: hashCode(key, code),
			customerId: known?.customer_id ?? null,
		});
		const mail = accountMail(tenant, 'code', email, { code });
		await outbox.enqueue(tx, 'send-mail', { ...mail, ...(known ? {} : { isDecoy: true }) });
	});
}

export async function logInWithCode(
	ctx: RequestContext,
	hashCode: HashCode,
	{ email, code }: { email: string; code: string },
	browser: Browser,
): Promise<SignedIn> {
	await countCodeLogin(ctx);
	const checked = await checkCode(ctx, hashCode, { email, code }, browser);
	const found = await ctx.db.single((tx) => findLogin(tx, ctx.tenant.id, email));
	if (!checked || !found) throw loginRefused();
	if (found.is_two_step && (await findKnownDevice(ctx, email, browser)) === null) {
		throw new ApiError('password_required', 'The password is needed, too.');
	}
	const key = { tenantId: ctx.tenant.id, customerId: found.customer_id };
	return ctx.db.transaction(async (tx) => {
		if (!(await takeCode(tx, ...checked))) throw loginRefused();
		return signIn(tx, key, browser);
	});
}

export type CheckedCode = [key: CodeKey, codeHash: Buffer];

/** Counts the try. A right code is used up only by `takeCode`, together with what it allows. */
export async function checkCode(
	ctx: RequestContext,
	hashCode: HashCode,
	{ email, code }: { email: string; code: string },
	browser: Browser,
): Promise<CheckedCode | null> {
	const key = codeKey(ctx, email, browser);
	const row = await ctx.db.transaction((tx) => countCodeTry(tx, key));
	const codeHash = hashCode(key, code);
	return row?.customer_id && timingSafeEqual(row.code_hash, codeHash) ? [key, codeHash] : null;
}

function codeKey(ctx: RequestContext, email: string, { visitHash }: Browser): CodeKey {
	return { tenantId: ctx.tenant.id, email, visitHash };
}
