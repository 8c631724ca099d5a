import { describe, expect, it } from 'vitest';
import {
	CART_VALIDATION_INTERVAL_MS,
	type CartFacts,
	groupOfCode,
	isSlotLost,
	type ValidationGroup,
	validateCart,
} from './cart-validation.ts';
import type { FulfilmentType } from './order-limits.ts';

const everyCode = [
	...['004', '005', '006', '007', '008', '022', '023', '029', '031', '130', '131', '132'],
	...['140', '141', '223', '227', '228', '229', '260', '261', '264', '999', 'abc'],
];
const members = (group: ValidationGroup, fulfilment: FulfilmentType | null) =>
	everyCode.filter((code) => groupOfCode(code, fulfilment) === group);

describe('code groups', () => {
	it.each<[string, ValidationGroup, FulfilmentType | null, string[]]>([
		[
			'ERR-42 ERR-25 ERR-26 ERR-27 ERR-28 ERR-33 ERR-34 time slot',
			'time-slot',
			'DELIVERY',
			['008', '022', '023', '029', '140', '141'],
		],
		[
			'ERR-42 time slot, collection',
			'time-slot',
			'CLICK_AND_COLLECT',
			['008', '022', '023', '029', '140', '141'],
		],
		[
			'ERR-43 ERR-35 ERR-36 ERR-37 ERR-38 discount code',
			'discount-code',
			'DELIVERY',
			['223', '227', '228', '229'],
		],
		['ERR-44 ERR-29 billing address, delivery', 'billing-address', 'DELIVERY', ['031']],
		[
			'ERR-45 ERR-23 ERR-24 billing address, collection',
			'billing-address',
			'CLICK_AND_COLLECT',
			['006', '007', '031'],
		],
		[
			'ERR-46 ERR-21 ERR-22 ERR-30 ERR-31 ERR-32 location, delivery',
			'location',
			'DELIVERY',
			['004', '005', '006', '007', '130', '131', '132'],
		],
		[
			'ERR-47 location, collecting',
			'location',
			'CLICK_AND_COLLECT',
			['004', '005', '130', '131', '132'],
		],
		[
			'ERR-48 ERR-39 ERR-40 ERR-41 everything else is general',
			'general',
			'CLICK_AND_COLLECT',
			['260', '261', '264', '999', 'abc'],
		],
		[
			'ERR-48 undecided fulfilment counts as delivery',
			'location',
			null,
			['004', '005', '006', '007', '130', '131', '132'],
		],
	])('%s', (_name, group, fulfilment, expected) => {
		expect(members(group, fulfilment)).toEqual(expected);
	});

	it('ERR-49 CART-119 the slot is lost by 022, 023, 140 and 141 only', () => {
		const losing = everyCode.filter((code) => isSlotLost([code]));
		expect(losing).toEqual(['022', '023', '140', '141']);
		expect(isSlotLost(['008', '141'])).toBe(true);
		expect(isSlotLost([])).toBe(false);
	});

	it('CONST-19 a cart is validated every minute', () => {
		expect(CART_VALIDATION_INTERVAL_MS).toBe(60_000);
	});
});

describe('what prevents a cart from being ordered', () => {
	const address = {
		firstName: 'Ada',
		lastName: 'Berger',
		companyName: '',
		email: 'ada@example.org',
		phoneNumber: '+4312345',
		streetName: 'Neubaugasse',
		streetNumber: '12',
		postalCode: '1070',
		city: 'Wien',
		distributionType: 'DELIVERY' as FulfilmentType | null,
	};
	const facts: CartFacts = {
		distributionAddress: address,
		billingAddress: address,
		phone: 'Mandatory',
		locationCode: null,
		windowCode: null,
		discountCodes: [],
		walletCode: null,
	};
	const delivery = (part: Partial<typeof address>) => ({
		distributionAddress: { ...address, ...part },
	});
	const billing = (part: Partial<typeof address>) => ({ billingAddress: { ...address, ...part } });

	it.each<[string, Partial<CartFacts>, string[]]>([
		['nothing', {}, []],
		['ERR-22 no distribution', { distributionAddress: null }, ['005']],
		['ERR-21 no street', delivery({ streetName: ' ' }), ['004']],
		['ERR-21 no house number', delivery({ streetNumber: '' }), ['004']],
		['ERR-21 no postal code', delivery({ postalCode: '' }), ['004']],
		['ERR-21 no city', delivery({ city: '' }), ['004']],
		[
			'ERR-21 a store needs no address',
			delivery({ streetName: '', distributionType: 'CLICK_AND_COLLECT' }),
			[],
		],
		['ERR-24 no phone', delivery({ phoneNumber: ' ' }), ['007']],
		['ERR-24 no phone, none required', { ...delivery({ phoneNumber: '' }), phone: 'Optional' }, []],
		['ERR-23 no email', billing({ email: '' }), ['006']],
		['ERR-29 no last name', billing({ lastName: '' }), ['031']],
		['ERR-29 no first name', billing({ firstName: '' }), ['031']],
		[
			'ERR-29 a company counts as a name',
			billing({ firstName: '', lastName: '', companyName: 'Korb' }),
			[],
		],
		['ERR-29 no street', billing({ streetName: '' }), ['031']],
		[
			'ERR-29 collection needs only a name',
			{
				...delivery({ distributionType: 'CLICK_AND_COLLECT' }),
				...billing({ streetName: '', streetNumber: '', postalCode: '', city: '' }),
			},
			[],
		],
		[
			'ERR-29 an incomplete address is rejected, also for collection',
			{ ...delivery({ distributionType: 'CLICK_AND_COLLECT' }), ...billing({ city: '' }) },
			['031'],
		],
		['ERR-29 no billing address yet', { billingAddress: null }, []],
		['ERR-31 the location’s code', { locationCode: '131' }, ['131']],
		['ERR-25 the window’s code', { windowCode: '008' }, ['008']],
		[
			'ERR-35 the discount codes’ codes, without duplicates',
			{ discountCodes: ['223', '229', '223'] },
			['223', '229'],
		],
		[
			'everything, in the order of resolution',
			{
				...delivery({ city: '', phoneNumber: '' }),
				...billing({ email: '', city: '' }),
				locationCode: '132',
				windowCode: '141',
				discountCodes: ['228'],
			},
			['132', '004', '007', '141', '006', '031', '228'],
		],
	])('%s', (_name, part, expected) => {
		expect(validateCart({ ...facts, ...part })).toEqual(expected);
	});
});
