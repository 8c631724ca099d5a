import { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { expect, it } from 'vitest';
import { isGuestRefused } from './checkout-values.ts';

it.each([
	['a guest where guests may order', null, true, false],
	['a guest where only customers may', null, false, true],
	['a customer where only customers may', 'c-1', false, false],
])('OPEN-95 knows up front whether to refuse %s', (_who, customerId, guestAllowed, expected) => {
	const checkout = { ...ClientRuntimeConfig.shape.checkout.parse({}), guestAllowed };
	expect(isGuestRefused({ customerId }, { config: { checkout } })).toBe(expected);
});
