import { expect, it } from 'vitest';
import { aCart } from '../../../test/fixture-cart.ts';
import { createResolver, toValues } from './checkout-values.ts';

const check = createResolver({ country: 'AT', phone: 'Optional', isCollected: false });
const options = { fields: {}, shouldUseNativeValidation: false };

it('reports every violation by field, and a missing payment method', async () => {
	const { errors } = await check(toValues(aCart()), undefined, options);
	const messages = Object.entries(errors).map(([field, error]) => [field, error?.message]);
	expect(Object.fromEntries(messages)).toEqual({
		firstName: 'required',
		lastName: 'required',
		email: 'required',
		methodKey: 'method',
	});
});

it('passes on complete input', async () => {
	const values = {
		...toValues(aCart()),
		firstName: 'Anna',
		lastName: 'Berger',
		email: 'anna@kundin.example',
		methodKey: 'paypal',
	};
	expect(await check(values, undefined, options)).toEqual({ values, errors: {} });
});
