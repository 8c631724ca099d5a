import type { Tx } from '../../../db/schema.ts';
import { ApiError } from '../../../errors.ts';
import { newSecret } from '../../csrf/index.ts';
import { hashSecret, isPassword } from '../../identity/index.ts';
import { recordChange } from '../audit/audit.service.ts';
import { findLogin, holdPassword, type LoginRow } from '../people/staff.sql.ts';
import type { AdminContext } from '../staff-context.ts';
import { insertSession } from './sessions.sql.ts';
import { countLoginTry, limitCodeTries } from './sign-in-limits.ts';
import { takeSecondCode } from './totp.service.ts';

export type Login = { email: string; password: string; code?: string | undefined };

/**
 * Returns the token of a new session. Unknown address, wrong password and inactive account are one
 * error and take the same time. Who has passkeys but no app signs in by passkey: a password alone
 * would bypass them.
 */
export async function logIn(
	ctx: AdminContext,
	{ staffSecret, isSecondFactorOptional }: SignInOptions,
	{ email, password, code }: Login,
): Promise<string> {
	const succeed = await countLoginTry(ctx, email);
	const found = await ctx.db.single((tx) => findLogin(tx, email));
	const isRight = await isPassword(password, found?.password_hash ?? null);
	if (!isRight || !found) throw loginRefused();
	if (found.passkeys > 0 && !found.has_totp) throw loginRefused();
	if (found.has_totp && code === undefined) {
		throw new ApiError('code_required', 'A code of the authenticator app is needed.');
	}
	const refundCode = found.has_totp ? await limitCodeTries(ctx, found.staff_id) : null;
	const person = toPerson(found);
	const token = await ctx.db.transaction(async (tx) => {
		if (!(await holdPassword(tx, person, found.password_hash ?? ''))) throw loginRefused();
		if (found.has_totp && !(await takeSecondCode(tx, person, staffSecret, code ?? ''))) {
			throw loginRefused();
		}
		return startSession(tx, ctx, person, found.has_totp || isSecondFactorOptional);
	});
	await Promise.all([succeed(), refundCode?.()]);
	return token;
}

export type SignInOptions = {
	/** Encrypts TOTP secrets and hashes recovery codes. */
	staffSecret: string;
	/** For demos: a password opens everything. */
	isSecondFactorOptional: boolean;
};

type SessionOwner = { tenantId: string; staffId: string; name: string };

export async function startSession(
	tx: Tx,
	{ requestId }: Pick<AdminContext, 'requestId'>,
	owner: SessionOwner,
	isStrong: boolean,
	device: { deviceId: string; name: string } | null = null,
): Promise<string> {
	const token = newSecret();
	const deviceId = device?.deviceId ?? null;
	await insertSession(tx, owner, { tokenHash: hashSecret(token), isStrong, deviceId });
	const change = { action: 'session.start', subject: `staff:${owner.staffId}` };
	const after = device && { device: device.name };
	await recordChange(tx, { me: owner, requestId }, { ...change, ...(after && { after }) });
	return token;
}

export function toPerson({ tenant_id: tenantId, staff_id: staffId, email, name }: LoginRow) {
	return { tenantId, staffId, email, name };
}

export function loginRefused(): ApiError {
	return new ApiError('login_refused', 'Email address, password or code is wrong.');
}
