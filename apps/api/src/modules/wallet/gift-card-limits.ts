import type { RateLimit, RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { CustomerKey } from '../identity/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Wrong codes of a customer, of a client, of its network, and of everybody with one code. */
const perCustomer: RateLimit = { name: 'gift-card-customer', points: 5, seconds: HOUR };
const perCustomerDay: RateLimit = { name: 'gift-card-day', points: 20, seconds: DAY };
const perClient: RateLimit = { name: 'gift-card-client', points: 10, seconds: HOUR };
const perNetwork: RateLimit = { name: 'gift-card-network', points: 50, seconds: HOUR };
const perCard: RateLimit = { name: 'gift-card-card', points: 10, seconds: DAY };
/** Nobody is locked out by others: beyond this, somebody is woken up. */
const perShop: RateLimit = { name: 'gift-card-shop', points: 100, seconds: HOUR };

/** Counts an attempt before the code is looked up. Returns a function that undoes it. */
export async function countGiftCardAttempt(
	ctx: RequestContext,
	{ tenantId, customerId }: CustomerKey,
	codeHash: Buffer,
): Promise<() => Promise<void>> {
	const keys: [RateLimit, string | null][] = [
		[perCustomer, customerId],
		[perCustomerDay, customerId],
		[perClient, ctx.client],
		[perNetwork, ctx.network],
		[perCard, codeHash.toString('base64url')],
	];
	const refunds: (() => Promise<void>)[] = [];
	for (const [limit, key] of keys) {
		if (key !== null) refunds.push(await ctx.spend(limit, `${tenantId} ${key}`));
	}
	const alarm = await ctx.spend(perShop, tenantId).catch((error: unknown) => {
		if (!(error instanceof ApiError)) throw error;
		ctx.log.error({ tenant: tenantId }, 'many wrong codes of gift cards: somebody is guessing');
		return null;
	});
	if (alarm) refunds.push(alarm);
	return async () => {
		await Promise.all(refunds.map((refund) => refund()));
	};
}
