import type { RequestContext } from '../../context.ts';
import type { CartOwner } from '../cart/index.ts';
import type { OrderDeps } from '../order-records/index.ts';
import type { StaffContext } from '../staff/index.ts';

export type PhoneOrderDeps = OrderDeps & Pick<RequestContext, 'geocode' | 'reads'>;

/**
 * The request as the services of the shop see it. Limits per client are for browsers: everybody at
 * a service desk shares an address, so people have limits of their own.
 */
export function toShopContext(
	staff: StaffContext,
	{ geocode, reads }: PhoneOrderDeps,
): RequestContext {
	const { tenant, now, requestId, network, log, db, spend } = staff;
	return {
		...{ tenant, now, requestId, network, log, db, spend, geocode, reads },
		locale: tenant.config.clientRuntimeConfig.locale,
		client: null,
		session: async () => null,
	};
}

export function ownerOf({ me }: StaffContext, draftId: string): CartOwner {
	return { kind: 'staff', staffId: me.staffId, cartId: draftId };
}

const HOUR = 60 * 60;
export const starts = { name: 'phone-order-starts', points: 60, seconds: HOUR };
export const placements = { name: 'phone-order-placements', points: 120, seconds: HOUR };

export function limit({ me, spend }: StaffContext, rateLimit: typeof starts): Promise<unknown> {
	return spend(rateLimit, `${me.tenantId} ${me.staffId}`);
}
