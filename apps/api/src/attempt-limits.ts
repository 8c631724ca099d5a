import type { RateLimit, RequestContext } from './context.ts';

const MINUTE = 60;

/** Counts every window selection, because endless switching blocks places for others, too. */
export function countHoldTry(ctx: RequestContext): Promise<void> {
	const { holdTriesPerHour: points } = ctx.tenant.config.clientRuntimeConfig.limits;
	return count(ctx, { name: 'hold-tries', points, seconds: 60 * MINUTE });
}

/** Counts every order submission. */
export function countOrderTry(ctx: RequestContext): Promise<void> {
	const { orderTriesPerTenMinutes: points } = ctx.tenant.config.clientRuntimeConfig.limits;
	return count(ctx, { name: 'order-tries', points, seconds: 10 * MINUTE });
}

/** Counted per shop, since each shop sets its own limits. */
async function count({ client, tenant, spend }: RequestContext, rateLimit: RateLimit) {
	if (client !== null) await spend(rateLimit, `${tenant.id} ${client}`);
}
