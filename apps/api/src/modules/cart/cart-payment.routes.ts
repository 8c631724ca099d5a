import { addCartPayment, cleanCartPayments, removeCartPayment } from '@korb/contracts/checkout';
import { refusalOf } from '@korb/domain/payment-methods';
import type { FastifyRequest } from 'fastify';
import type { ApiPlugin } from '../../context.ts';
import { refused } from '../../errors.ts';
import { serviceOf } from './cart.mapper.ts';
import { type CartRow, countChange } from './cart.sql.ts';
import { sentToken } from './cart-cookie.ts';
import { changeCart } from './change-cart.service.ts';
import { setPayment } from './checkout-cart.sql.ts';

type Wish = { methodKey: NonNullable<CartRow['payment_method']> | null; brandName: string };

/** How the shopper means to pay. Amounts are the server's; what a browser says about them is a wish. */
export const cartPaymentRoutes: ApiPlugin = async (app) => {
	app.post('/api/carts/payment', { schema: addCartPayment }, async (request) => {
		const { methodKey, brandName } = request.body;
		return choose(request, () => ({ methodKey, brandName }));
	});
	app.put('/api/carts/payments/clean', { schema: cleanCartPayments }, async (request) =>
		choose(request, () => none),
	);
	app.delete('/api/carts/payment/:key', { schema: removeCartPayment }, async (request) =>
		choose(request, (row) =>
			row.payment_method === request.params.key
				? none
				: { methodKey: row.payment_method, brandName: row.payment_brand },
		),
	);
};

const none: Wish = { methodKey: null, brandName: '' };

function choose(request: FastifyRequest, decide: (row: CartRow) => Wish) {
	const { ctx } = request;
	const wish = { tokenHash: sentToken(request), changeKey: null };
	return changeCart(ctx, wish, async (tx, state, key) => {
		const { methodKey, brandName } = decide(state.row);
		const refusal = methodKey && refusalOf(methodKey, factsOf(request, state.row));
		if (refusal) throw refused(refusal, 'This order cannot be paid that way.');
		await setPayment(tx, key, { methodKey, brandName }, countChange(key));
		const row = { ...state.row, payment_method: methodKey, payment_brand: brandName };
		return { ...state, row };
	});
}

function factsOf({ ctx }: FastifyRequest, row: CartRow) {
	return {
		service: serviceOf(row),
		hasCompany: (row.billing_address?.companyName ?? '') !== '',
		accepted: ctx.tenant.config.clientRuntimeConfig.checkout.paymentMethods,
		isProviderUp: true,
	};
}
