import type { Cart, VoucherLineItem } from '@korb/contracts/cart/cart';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { isLoyalty } from '@korb/domain/loyalty/membership';
import {
	isRedeemable,
	type Redemption,
	redemptionOf,
	settleVouchers,
	type VoucherOwner,
	type VoucherSituation,
} from '@korb/domain/loyalty/vouchers';
import type { CartPrice } from '@korb/domain/pricing/cart-pricing';
import type { Discount } from '@korb/domain/pricing/discount-codes';
import { dayAt } from '@korb/domain/pricing/prices';
import type { CartRow } from '../cart.sql.ts';
import { fulfilmentOf } from '../fulfilment-of.ts';
import type { VoucherFacts } from './vouchers.sql.ts';

type Situation = { config: ClientRuntimeConfig; now: Date };
export type Voucher = VoucherFacts['vouchers'][number];
export type CartVoucher = Discount & { voucher: Voucher; isEffective: boolean };

/** The vouchers of a cart, in the order they were added; unpublished ones are gone. */
export function listVouchers(row: CartRow, situation: Situation): CartVoucher[] {
	return row.vouchers.flatMap((articleId) => {
		const voucher = findVoucher(row, articleId);
		return voucher ? [toCartVoucher(voucher, mayRedeem(row, voucher, situation))] : [];
	});
}

export function findVoucher(row: CartRow, articleId: string): Voucher | undefined {
	return row.voucher_facts?.vouchers.find((voucher) => voucher.articleId === articleId);
}

export function mayRedeem(row: CartRow, voucher: Voucher, situation: Situation): boolean {
	const owner = ownerOf(row, situation);
	return owner !== null && isRedeemable(voucher, owner, toSituation(row, situation));
}

function toCartVoucher(voucher: Voucher, isEffective: boolean): CartVoucher {
	const { discountCents, discountPercent, minOrderValueCents: minOrderValue } = voucher;
	const worth =
		discountPercent === null
			? { kind: 'amount' as const, value: discountCents ?? 0 }
			: { kind: 'percent' as const, value: discountPercent };
	return { ...worth, minOrderValue, voucher, isEffective };
}

export function toVoucherLineItem(
	{ voucher, minOrderValue, isEffective }: CartVoucher,
	effective: number,
	price: CartPrice,
): VoucherLineItem {
	const { articleId, title } = voucher;
	const amount = isEffective ? (price.vouchers[effective] ?? 0) : 0;
	return { lineItemId: articleId, articleId, name: title, amount, minOrderValue };
}

/** What a cart uses up when it is ordered; a voucher without effect is kept for the next order. */
export function redemptionsOf(row: CartRow, { voucherLineItems }: Cart): Redemption[] {
	return voucherLineItems.flatMap(({ articleId, amount }) => {
		const voucher = amount > 0 ? findVoucher(row, articleId) : undefined;
		return voucher ? [redemptionOf(voucher, fulfilmentOf(row))] : [];
	});
}

export function settled(row: CartRow, isEmpty: boolean, situation: Situation): string[] {
	const { voucher_facts: facts, vouchers: inCart, declined_vouchers: declined } = row;
	const owner = ownerOf(row, situation);
	if (!facts || !owner) return inCart;
	const cart = { inCart, declined, isEmpty };
	return settleVouchers(cart, facts.vouchers, owner, toSituation(row, situation));
}

/** Null for guests. */
function ownerOf({ voucher_facts: facts, member }: CartRow, { config }: Situation) {
	if (!facts) return null;
	return {
		promotions: isLoyalty(member, config) ? facts.promotions : [],
		redeemed: facts.redeemed,
		firstOrderDelivery: !facts.hasDelivery,
		firstOrderClickAndCollect: !facts.hasCollection,
	} satisfies VoucherOwner;
}

function toSituation(row: CartRow, { config, now }: Situation): VoucherSituation {
	return { today: dayAt(now, config.timeZone), fulfilment: fulfilmentOf(row) };
}
