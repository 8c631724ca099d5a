import { describe, expect, it } from 'vitest';
import {
	isRedeemable,
	settleVouchers,
	type VoucherOwner,
	type VoucherRules,
	type VoucherSituation,
} from './vouchers.ts';

const voucher = (overrides: Partial<VoucherRules> = {}): VoucherRules => ({
	articleId: 'fuenf',
	type: 'general-online',
	promotionId: null,
	automaticRedemption: 'Always',
	serviceTypes: [],
	validFrom: null,
	validUntil: null,
	...overrides,
});
const owner = (overrides: Partial<VoucherOwner> = {}): VoucherOwner => ({
	promotions: [],
	redeemed: [],
	firstOrderDelivery: true,
	firstOrderClickAndCollect: true,
	...overrides,
});
const delivery: VoucherSituation = { today: '2026-11-16', fulfilment: 'DELIVERY' };
const collection: VoucherSituation = { today: '2026-11-16', fulfilment: 'CLICK_AND_COLLECT' };
const undecided: VoucherSituation = { today: '2026-11-16', fulfilment: null };
const first = voucher({ automaticRedemption: 'First orders' });
const onlyDelivery = voucher({ serviceTypes: ['Delivery'] });
const personal = voucher({
	type: 'personal',
	promotionId: 'kaffee',
	automaticRedemption: null,
});
const once = (serviceType: 'Delivery' | null) =>
	owner({ redeemed: [{ articleId: 'fuenf', serviceType }] });

describe('a voucher can be used', () => {
	it.each<[string, VoucherRules, VoucherOwner, VoucherSituation, boolean]>([
		['before a service is chosen', voucher(), owner(), undecided, true],
		['until its last day', voucher({ validUntil: '2026-11-16' }), owner(), delivery, true],
		['not after it', voucher({ validUntil: '2026-11-15' }), owner(), delivery, false],
		['from its first day', voucher({ validFrom: '2026-11-16' }), owner(), delivery, true],
		['not before it', voucher({ validFrom: '2026-11-17' }), owner(), delivery, false],
		[
			'not online if it is for stores',
			voucher({ type: 'general-offline' }),
			owner(),
			delivery,
			false,
		],
		['LOY-41 for its service', onlyDelivery, owner(), delivery, true],
		['LOY-41 not for another', onlyDelivery, owner(), collection, false],
		['LOY-41 not before the service is known', onlyDelivery, owner(), undecided, false],
		[
			'LOY-44 for a first delivery',
			first,
			owner({ firstOrderClickAndCollect: false }),
			delivery,
			true,
		],
		[
			'LOY-44 for a first collection',
			first,
			owner({ firstOrderDelivery: false }),
			collection,
			true,
		],
		[
			'LOY-44 not for a second delivery',
			first,
			owner({ firstOrderDelivery: false }),
			delivery,
			false,
		],
		[
			'LOY-44 not for a second collection',
			first,
			owner({ firstOrderClickAndCollect: false }),
			collection,
			false,
		],
		['LOY-44 not before the service is known', first, owner(), undecided, false],
		['with an activated promotion', personal, owner({ promotions: ['kaffee'] }), delivery, true],
		['not without it', personal, owner({ promotions: ['tee'] }), delivery, false],
		['once', voucher(), once(null), delivery, false],
		['once per service, if it is for first orders', first, once('Delivery'), delivery, false],
		['once more for the other service', first, once('Delivery'), collection, true],
	])('%s', (_name, rules, customer, situation, expected) => {
		expect(isRedeemable(rules, customer, situation)).toBe(expected);
	});
});

describe('vouchers of a cart after a change', () => {
	const settle = (
		rules: VoucherRules,
		cart: Partial<Parameters<typeof settleVouchers>[0]> = {},
		customer = owner(),
		situation = delivery,
	) =>
		settleVouchers(
			{ inCart: [], declined: [], isEmpty: false, ...cart },
			[rules],
			customer,
			situation,
		);

	it.each([
		['an automatic one comes', settle(voucher()), ['fuenf']],
		['one in the cart is not added again', settle(voucher(), { inCart: ['fuenf'] }), ['fuenf']],
		['a declined one stays away', settle(voucher(), { declined: ['fuenf'] }), []],
		['one that is not automatic waits', settle(voucher({ automaticRedemption: null })), []],
		[
			'an activated personal one comes',
			settle(personal, {}, owner({ promotions: ['kaffee'] })),
			['fuenf'],
		],
		['an unusable one goes', settle(onlyDelivery, { inCart: ['fuenf'] }, owner(), collection), []],
		['an unpublished one goes', settle(voucher(), { inCart: ['weg'] }), ['fuenf']],
		['an empty cart has none', settle(voucher(), { inCart: ['fuenf'], isEmpty: true }), []],
	])('%s', (_name, vouchers, expected) => {
		expect(vouchers).toEqual(expected);
	});
});
