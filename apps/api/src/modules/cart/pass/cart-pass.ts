import type { DeliveryPassLineItem } from '@korb/contracts/cart/cart';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { isPassValid } from '@korb/domain/delivery-pass/pass-term';
import type { PassBenefit } from '@korb/domain/pricing/cart-pricing';
import type { Cents } from '@korb/domain/pricing/money';
import { serviceFeeWithPass } from '@korb/domain/pricing/service-fee';
import type { CartRow } from '../cart.sql.ts';
import { fulfilmentOf } from '../fulfilment-of.ts';

type Situation = { config: ClientRuntimeConfig; now: Date };

/** An offer of the shop; none while passes are switched off. */
export function findPassOffer(config: ClientRuntimeConfig, articleId: string | null) {
	if (!config.featureCustomer || !config.featureCustomerDeliveryPass) return undefined;
	return config.deliveryPass.offers.find((offer) => offer.articleId === articleId);
}

export function hasValidPass({ pass }: CartRow, { config, now }: Situation): boolean {
	if (!config.featureCustomer || !config.featureCustomerDeliveryPass) return false;
	return pass !== null && isPassValid(pass, now, config.timeZone);
}

/** Guests cannot buy one, add-ons are delivered anyway, and a second one would be of no use. */
export function mayBuyPass(row: CartRow, situation: Situation): boolean {
	return row.customer_id !== null && row.mode === 'REGULAR' && !hasValidPass(row, situation);
}

export function passIn(
	row: CartRow,
	situation: Situation,
	vatBasisPoints: number,
): DeliveryPassLineItem | null {
	const offer = findPassOffer(situation.config, row.pass_article);
	if (!offer || !mayBuyPass(row, situation)) return null;
	return {
		lineItemId: offer.articleId,
		...offer,
		minOrderValue: situation.config.deliveryPass.minOrderValue,
		vatRate: vatBasisPoints / 100,
	};
}

/** The pass counts from the moment it is in the cart. */
export function benefitOf(
	row: CartRow,
	bought: DeliveryPassLineItem | null,
	situation: Situation,
	fee: Cents,
): PassBenefit | null {
	const own = hasValidPass(row, situation) ? row.pass : null;
	const pass = bought ?? own;
	if (!pass) return null;
	const left = serviceFeeWithPass(situation.config.cart, { fulfilment: fulfilmentOf(row), fee });
	return { fee: left, minOrderValue: pass.minOrderValue };
}
