import type { LoginForm } from '@korb/contracts/customer/customer-forms';
import type { RequestContext } from '../../context.ts';
import { isGuarded } from '../../db/guards/guards.ts';
import { ApiError } from '../../errors.ts';
import type { Captcha } from '../captcha/index.ts';
import { type CheckedCode, checkCode, type HashCode } from './codes/login-code.service.ts';
import { takeCode } from './codes/login-codes.sql.ts';
import { findLogin, holdPassword, type LoginRow } from './customers.sql.ts';
import { countLoginTry } from './login-limits.ts';
import { isPassword } from './passwords/password-hash.ts';
import type { Browser } from './sessions/browser.ts';
import { findKnownDevice } from './sessions/known-device.ts';
import { loginRefused, type SignedIn, signIn } from './sessions/sign-in.ts';

type Deps = { captcha: Captcha; hashCode: HashCode };

/** Wrong password, wrong code and unknown address are one error, and take the same time. */
export async function logIn(
	ctx: RequestContext,
	{ captcha, hashCode }: Deps,
	login: LoginForm & { captcha: string | undefined },
	browser: Browser,
): Promise<SignedIn> {
	const { email, code } = login;
	const [device, found] = await Promise.all([
		findKnownDevice(ctx, email, browser),
		ctx.db.single((tx) => findLogin(tx, ctx.tenant.id, email)),
	]);
	const attempt = await countLoginTry(ctx, { email, device });
	if (attempt.needsCaptcha && !(await captcha.isSolved(login.captcha))) {
		throw new ApiError('captcha_required', 'The captcha is not solved.');
	}
	if (attempt.needsCode && !code) throw codeRequired();
	const checked = code ? await checkCode(ctx, hashCode, { email, code }, browser) : null;
	const isRight = await isPassword(login.password, found?.password_hash ?? null);
	if (!isRight || !found || (code && !checked)) throw loginRefused();
	await attempt.succeed();
	if (found.is_two_step && device === null && !checked) throw codeRequired();
	return startChecked(ctx, found, checked, { browser, isPersistent: login.isPersistent });
}

/** Refused when the password was changed or the code used since they were checked. */
function startChecked(
	ctx: RequestContext,
	{ customer_id: customerId, password_hash }: LoginRow,
	checked: CheckedCode | null,
	{ browser, isPersistent }: { browser: Browser; isPersistent: boolean | undefined },
): Promise<SignedIn> {
	const key = { tenantId: ctx.tenant.id, customerId };
	return ctx.db.transaction(async (tx) => {
		if (isGuarded('credential-lock')) {
			if (!(await holdPassword(tx, key, password_hash ?? ''))) throw loginRefused();
		}
		if (checked && !(await takeCode(tx, ...checked))) throw loginRefused();
		return signIn(tx, key, browser, isPersistent);
	});
}

function codeRequired(): ApiError {
	return new ApiError('code_required', 'A code from an email is needed.');
}
