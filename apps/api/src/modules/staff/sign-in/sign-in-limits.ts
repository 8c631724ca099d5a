import type { RateLimit } from '../../../context.ts';
import type { AdminContext } from '../staff-context.ts';

const MINUTE = 60;
/** One network guessing at one account; another network and every passkey go on. */
const perAccount: RateLimit = { name: 'staff-login', points: 5, seconds: 10 * MINUTE };
const perClient: RateLimit = { name: 'staff-login-client', points: 30, seconds: 10 * MINUTE };
/** Many networks guessing at one account. Its owner still has passkeys. */
const perAccountAnywhere: RateLimit = { name: 'staff-login-all', points: 50, seconds: 60 * MINUTE };
/** Counted only after a right password, so strangers cannot use them up. */
const perCode: RateLimit = { name: 'staff-code', points: 5, seconds: 10 * MINUTE };
const passkeys: RateLimit = { name: 'staff-passkey', points: 30, seconds: 10 * MINUTE };
const singleSignOn: RateLimit = { name: 'staff-sso', points: 30, seconds: 10 * MINUTE };
const links: RateLimit = { name: 'staff-link', points: 30, seconds: 60 * MINUTE };

/** Counts before the password is checked; returns what a success gives back. */
export async function countLoginTry(
	{ spend, client, network }: AdminContext,
	email: string,
): Promise<() => Promise<void>> {
	const account = email.toLowerCase();
	const refunds = [
		await spend(perClient, client ?? 'inside'),
		await spend(perAccount, `${account} ${network ?? 'inside'}`),
		await spend(perAccountAnywhere, account),
	];
	return async () => {
		await Promise.all(refunds.map((refund) => refund()));
	};
}

export async function limitCodeTries(
	{ spend }: AdminContext,
	staffId: string,
): Promise<() => Promise<void>> {
	return spend(perCode, staffId);
}

export async function limitPasskeyTries({ spend, client }: AdminContext): Promise<void> {
	await spend(passkeys, client ?? 'inside');
}

export async function limitSingleSignOn({ spend, client }: AdminContext): Promise<void> {
	await spend(singleSignOn, client ?? 'inside');
}

export async function limitLinkTries({ spend, client }: AdminContext): Promise<void> {
	await spend(links, client ?? 'inside');
}
