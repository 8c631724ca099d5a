import type { RateLimit, RequestContext } from './context.ts';

const MINUTE = 60;

/** Limits window selections, because endless switching blocks places for others, too. */
export function limitHoldAttempts(ctx: RequestContext): Promise<void> {
	const { holdTriesPerHour: points } = ctx.tenant.config.clientRuntimeConfig.limits;
	return spendPoint(ctx, { name: 'hold-tries', points, seconds: 60 * MINUTE });
}

/** Limits order submissions. */
export function limitOrderAttempts(ctx: RequestContext): Promise<void> {
	const { orderTriesPerTenMinutes: points } = ctx.tenant.config.clientRuntimeConfig.limits;
	return spendPoint(ctx, { name: 'order-tries', points, seconds: 10 * MINUTE });
}

/** Counted per shop, since each shop sets its own limits. */
async function spendPoint({ client, tenant, spend }: RequestContext, rateLimit: RateLimit) {
	if (client !== null) await spend(rateLimit, `${tenant.id} ${client}`);
}
