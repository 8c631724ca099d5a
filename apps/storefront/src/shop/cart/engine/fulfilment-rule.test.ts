import { Address } from '@korb/contracts/fulfilment/address';
import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { describe, expect, it, vi } from 'vitest';
import { aCart } from '../../../../test/fixture-cart.ts';
import { demoTenant } from '../../../../test/fixture-shop.ts';
import type { FulfilmentOutcome } from '../../fulfilment/fulfilment-dialog.ts';
import { createFulfilmentRule } from './fulfilment-rule.ts';

const praterstrasse = Address.parse({
	distributionType: 'DELIVERY',
	streetName: 'Praterstraße',
	streetNumber: '38',
	postalCode: '1020',
	city: 'Wien',
});
const delivered = aCart({ distributionAddress: praterstrasse });

describe('the fulfilment prompt', () => {
	it('CART-77 CART-79 opens before the first product when the choice is required', async () => {
		const { mayAdd, request } = setUp({ isOptional: false, outcome: 'chosen' });
		expect(await mayAdd(null)).toBe(true);
		expect(request).toHaveBeenCalledOnce();
	});

	it('CART-79 opens again while the address is incomplete', async () => {
		const { mayAdd, request } = setUp({ isOptional: false, outcome: 'chosen' });
		const cart = aCart({ distributionAddress: { ...praterstrasse, streetNumber: '' } });
		await mayAdd(cart);
		expect(request).toHaveBeenCalledOnce();
	});

	it('does not open for a cart that has a fulfilment choice', async () => {
		const { mayAdd, request } = setUp({ isOptional: false, outcome: 'left' });
		expect(await mayAdd(delivered)).toBe(true);
		const store = {
			...praterstrasse,
			distributionType: 'CLICK_AND_COLLECT',
			storeId: 'w-1',
		} as const;
		expect(await mayAdd(aCart({ distributionAddress: store }))).toBe(true);
		expect(request).not.toHaveBeenCalled();
	});

	it('CART-80 CONST-20 opens every five adds while the choice is optional', async () => {
		const every = ClientRuntimeConfig.parse(demoTenant).cart.fulfilmentPromptEvery;
		expect(every).toBe(5);
		const { mayAdd, request } = setUp({ isOptional: true, outcome: 'chosen', every });
		for (let adds = 1; adds <= 12; adds++) await mayAdd(null);
		expect(request).toHaveBeenCalledTimes(2);
	});

	it('CART-81 refuses the add when dismissed while the choice is required', async () => {
		const { mayAdd } = setUp({ isOptional: false, outcome: 'left' });
		expect(await mayAdd(null)).toBe(false);
	});

	it('keeps the fifth product when dismissed while the choice is optional', async () => {
		const { mayAdd, request } = setUp({ isOptional: true, outcome: 'left' });
		for (let adds = 1; adds <= 5; adds++) expect(await mayAdd(null)).toBe(true);
		expect(request).toHaveBeenCalledOnce();
	});

	it('allows choosing later where that is permitted', async () => {
		expect(await setUp({ isOptional: true, outcome: 'later', every: 1 }).mayAdd(null)).toBe(true);
		expect(await setUp({ isOptional: false, outcome: 'later' }).mayAdd(null)).toBe(false);
	});
});

type Setting = { isOptional: boolean; outcome: FulfilmentOutcome; every?: number };

function setUp({ isOptional, outcome, every = 5 }: Setting) {
	let count = 0;
	const request = vi.fn(async () => outcome);
	const counter = {
		get: () => count,
		set: (next: number) => {
			count = next;
		},
	};
	return { request, mayAdd: createFulfilmentRule({ isOptional, every, counter, request }) };
}
