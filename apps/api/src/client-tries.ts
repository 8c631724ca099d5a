import type { RateLimit, RequestContext } from './context.ts';

const MINUTE = 60;

/** Every window that is chosen: whoever changes it without end keeps places from others all the same. */
export function countHoldTry(ctx: RequestContext): Promise<void> {
	const { holdTriesPerHour: points } = ctx.tenant.config.clientRuntimeConfig.limits;
	return count(ctx, { name: 'hold-tries', points, seconds: 60 * MINUTE });
}

/** Every press of the button that orders. */
export function countOrderTry(ctx: RequestContext): Promise<void> {
	const { orderTriesPerTenMinutes: points } = ctx.tenant.config.clientRuntimeConfig.limits;
	return count(ctx, { name: 'order-tries', points, seconds: 10 * MINUTE });
}

/** For each shop alone, since each says itself how much one client may. */
async function count({ client, tenant, spend }: RequestContext, rateLimit: RateLimit) {
	if (client !== null) await spend(rateLimit, `${tenant.id} ${client}`);
}
