import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { splitPayment } from '@korb/domain/payment/payment-amounts';
import {
	isOnlineMethod,
	refusalOf,
	reservesMore,
	typeOfMethod,
} from '@korb/domain/payment/payment-methods';
import type { RequestContext } from '../../context.ts';
import { type CartOwner, readCartForCheckout } from '../cart/index.ts';
import { findCurrentAccount, type OrderDeps } from '../order-records/index.ts';

/**
 * Available methods, and the reason for every unavailable one. Methods the shop does not accept are
 * omitted.
 */
export async function listMethods(
	ctx: RequestContext,
	deps: OrderDeps,
	owner: CartOwner,
): Promise<{ methods: OfferedMethod[] }> {
	const { isUp: isProviderUp } = await findCurrentAccount(deps, ctx.tenant.id);
	const { cart } = await ctx.db.snapshot((tx) => readCartForCheckout(tx, ctx, owner));
	const { priceInfo } = cart;
	const accepted = ctx.tenant.config.clientRuntimeConfig.checkout.paymentMethods;
	const methods = accepted.map((methodKey): OfferedMethod => {
		const split = splitPayment({
			total: priceInfo.total,
			maximum: priceInfo.totalWithSurcharge,
			wallet: priceInfo.coveredAmount,
			reservesMore: reservesMore(methodKey),
		});
		const refusal = refusalOf(methodKey, {
			fulfilment: cart.distributionAddress?.distributionType ?? null,
			hasCompany: (cart.billingAddress?.companyName ?? '') !== '',
			accepted,
			isProviderUp,
		});
		return {
			methodKey,
			methodType: typeOfMethod(methodKey),
			isOnline: isOnlineMethod(methodKey),
			refusal: refusal === 'notAccepted' ? null : refusal,
			amountPlanned: split.planned,
			amountReserved: split.reserved,
		};
	});
	return { methods };
}
