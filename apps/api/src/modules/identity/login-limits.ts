import type { RateLimit, RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';

const MINUTE = 60;
/** Failures of browsers that are new to the account; beyond these, a captcha or a code is needed. */
const perAccount: RateLimit = { name: 'login-account', points: 3, seconds: 15 * MINUTE };
const perClient: RateLimit = { name: 'login-client', points: 3, seconds: 15 * MINUTE };
const perNetwork: RateLimit = { name: 'login-network', points: 30, seconds: 15 * MINUTE };
const risky: RateLimit = { name: 'login-risky', points: 10, seconds: 60 * MINUTE };
/** Passwords are expensive to check. Other networks, known browsers, codes and passkeys go on. */
const mostPerClient: RateLimit = { name: 'login-most', points: 30, seconds: 10 * MINUTE };
/** A known browser counts on its own, so that nobody else can get in its way. */
const perDevice: RateLimit = { name: 'login-device', points: 3, seconds: 15 * MINUTE };
const mostPerDevice: RateLimit = { name: 'login-device-most', points: 10, seconds: 15 * MINUTE };

/** Each with its captcha: one browser, and all browsers that are new to the account. */
const codesPerClient: RateLimit = { name: 'code-pair', points: 5, seconds: 60 * MINUTE };
const codesPerAccount: RateLimit = { name: 'code-account', points: 20, seconds: 60 * MINUTE };
const codesPerDevice: RateLimit = { name: 'code-device', points: 5, seconds: 60 * MINUTE };
const codeTries: RateLimit = { name: 'code-tries', points: 30, seconds: 10 * MINUTE };

export type LoginTry = {
	needsCaptcha: boolean;
	/** Too many failures: a right password is not enough, and a wrong one learns nothing. */
	needsCode: boolean;
	/** A sign-in that succeeds counts against nobody. */
	succeed(): Promise<void>;
};

/** The device is null unless the owner of the account has signed in with it before. */
type Sender = { email: string; device: string | null };

/**
 * Counts a sign-in before the password is checked; unknown accounts count like known ones. No count
 * locks an account: strangers' failures only make strangers' browsers prove more.
 */
export async function countLoginTry(ctx: RequestContext, sender: Sender): Promise<LoginTry> {
	const { device, account, client, network } = keysOf(ctx, sender);
	if (device !== null) {
		const most = await ctx.spend(mostPerDevice, device);
		const easy = await spendSoftly(ctx, perDevice, device);
		return { needsCaptcha: !easy, needsCode: false, succeed: refundAll([most, easy]) };
	}
	const most = await ctx.spend(mostPerClient, client);
	const [calm, ...easy] = await Promise.all([
		spendSoftly(ctx, risky, account),
		spendSoftly(ctx, perAccount, account),
		spendSoftly(ctx, perClient, client),
		spendSoftly(ctx, perNetwork, network),
	]);
	return {
		needsCaptcha: easy.includes(null),
		needsCode: calm === null,
		succeed: refundAll([most, ...easy, calm]),
	};
}

/**
 * When strangers have used up the codes of an account, its owner still has every known browser,
 * passkeys, and the link of a password reset, which works in any browser and makes it known.
 */
export async function countCodeRequest(ctx: RequestContext, sender: Sender): Promise<void> {
	const { device, account, client } = keysOf(ctx, sender);
	if (device !== null) {
		await ctx.spend(codesPerDevice, device);
		return;
	}
	await ctx.spend(codesPerClient, `${account} ${client}`);
	await ctx.spend(codesPerAccount, account);
}

export async function countCodeLogin(ctx: RequestContext): Promise<void> {
	await ctx.spend(codeTries, `${ctx.tenant.id} ${ctx.client ?? 'inside'}`);
}

function keysOf({ tenant, client, network }: RequestContext, { email, device }: Sender) {
	const inShop = (key: string | null) => `${tenant.id} ${key ?? 'inside'}`;
	return {
		account: inShop(email.toLowerCase()),
		client: inShop(client),
		network: inShop(network),
		device: device && inShop(`${email.toLowerCase()} ${device}`),
	};
}

type Refund = (() => Promise<void>) | null;

function refundAll(refunds: Refund[]): () => Promise<void> {
	return async () => {
		await Promise.all(refunds.map((refund) => refund?.()));
	};
}

/** Null when the limit is exceeded. */
async function spendSoftly(ctx: RequestContext, limit: RateLimit, key: string): Promise<Refund> {
	try {
		return await ctx.spend(limit, key);
	} catch (error) {
		if (error instanceof ApiError && error.code === 'too_many_requests') return null;
		throw error;
	}
}
