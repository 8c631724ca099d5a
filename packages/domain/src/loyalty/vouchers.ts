import type { FulfilmentType } from '../cart/order-limits.ts';

export type VoucherServiceType = 'Delivery' | 'Click & Collect';

/** Addresses and vouchers name the service types differently. */
const names = {
	DELIVERY: 'Delivery',
	CLICK_AND_COLLECT: 'Click & Collect',
} as const satisfies Record<FulfilmentType, VoucherServiceType>;

export type VoucherRules = {
	articleId: string;
	type: 'personal' | 'general-online' | 'general-offline';
	promotionId: string | null;
	automaticRedemption: 'Always' | 'First orders' | null;
	/** None means all. */
	serviceTypes: readonly VoucherServiceType[];
	/** As `yyyy-MM-dd`, both included. */
	validFrom: string | null;
	validUntil: string | null;
};

/** What decides about the vouchers of a customer. */
export type VoucherOwner = {
	/** Promotions that the member has activated. */
	promotions: readonly string[];
	redeemed: readonly Redemption[];
	firstOrderDelivery: boolean;
	firstOrderClickAndCollect: boolean;
};

/** A first-order voucher is used once per service type, every other one once. */
export type Redemption = { articleId: string; serviceType: VoucherServiceType | null };

export type VoucherSituation = { today: string; fulfilment: FulfilmentType | null };

/** Whether the customer can use the voucher for this order. */
export function isRedeemable(
	voucher: VoucherRules,
	owner: VoucherOwner,
	{ today, fulfilment }: VoucherSituation,
): boolean {
	if (voucher.type === 'general-offline') return false;
	if (voucher.validFrom !== null && today < voucher.validFrom) return false;
	if (voucher.validUntil !== null && today > voucher.validUntil) return false;
	if (voucher.promotionId !== null && !owner.promotions.includes(voucher.promotionId)) return false;
	if (!isForService(voucher, owner, fulfilment)) return false;
	const wanted = redemptionOf(voucher, fulfilment);
	return !owner.redeemed.some(
		({ articleId, serviceType }) =>
			articleId === wanted.articleId && serviceType === wanted.serviceType,
	);
}

export function redemptionOf(voucher: VoucherRules, fulfilment: FulfilmentType | null): Redemption {
	const isPerService = voucher.automaticRedemption === 'First orders';
	return {
		articleId: voucher.articleId,
		serviceType: isPerService && fulfilment ? names[fulfilment] : null,
	};
}

/** While no service type is chosen, vouchers that depend on it wait. */
function isForService(
	voucher: VoucherRules,
	owner: VoucherOwner,
	fulfilment: FulfilmentType | null,
): boolean {
	const { serviceTypes: limit } = voucher;
	const isPermitted =
		limit.length === 0 || (fulfilment !== null && limit.includes(names[fulfilment]));
	if (voucher.automaticRedemption !== 'First orders') return isPermitted;
	return isPermitted && isFirstOrder(owner, fulfilment);
}

function isFirstOrder(owner: VoucherOwner, fulfilment: FulfilmentType | null): boolean {
	if (fulfilment === 'DELIVERY') return owner.firstOrderDelivery;
	return fulfilment === 'CLICK_AND_COLLECT' && owner.firstOrderClickAndCollect;
}

type VouchersOfCart = {
	/** Article numbers, in the order they were added. */
	inCart: readonly string[];
	/** Automatic ones that the shopper has removed. */
	declined: readonly string[];
	isEmpty: boolean;
};

/**
 * The vouchers a cart has after a change: those that can no longer be used go, automatic ones that
 * can be used come. Activating a personal voucher makes it automatic.
 */
export function settleVouchers(
	cart: VouchersOfCart,
	vouchers: readonly VoucherRules[],
	owner: VoucherOwner,
	situation: VoucherSituation,
): string[] {
	if (cart.isEmpty) return [];
	const usable = vouchers.filter((voucher) => isRedeemable(voucher, owner, situation));
	const kept = cart.inCart.filter((id) => usable.some(({ articleId }) => articleId === id));
	const added = usable
		.filter((voucher) => isAutomatic(voucher) && !cart.declined.includes(voucher.articleId))
		.map(({ articleId }) => articleId);
	return [...new Set([...kept, ...added])];
}

function isAutomatic({ type, automaticRedemption }: VoucherRules): boolean {
	return type === 'personal' || automaticRedemption !== null;
}
