import type { Cart, CartMode } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import { type PaymentMethodKey, refusalOf } from '@korb/domain/payment/payment-methods';
import type { RequestContext } from '../../../context.ts';
import { refused } from '../../../errors.ts';
import type { CartRow } from '../cart.sql.ts';
import { type CartRequest, type Change, changeCart } from '../change-cart.service.ts';
import { fulfilmentOf } from '../fulfilment-of.ts';
import {
	isOrderOf,
	writeBillingAddress,
	writeCratePreference,
	writeMode,
	writePayment,
} from './settings.sql.ts';

export function setBillingAddress(
	ctx: RequestContext,
	input: CartRequest,
	address: Address,
): Promise<Cart> {
	return changeCart(
		ctx,
		input,
		withRow(async (tx, _row, key) => {
			await writeBillingAddress(tx, key, address);
			return { billing_address: address };
		}),
	);
}

/** Without an order number the cart reverts to a regular one. */
export function setMode(
	ctx: RequestContext,
	input: CartRequest,
	wanted: { mode: CartMode; orderNumber: string | null },
): Promise<Cart> {
	const orderNumber = wanted.mode === 'ADDON' ? wanted.orderNumber : null;
	const mode = orderNumber === null ? 'REGULAR' : 'ADDON';
	return changeCart(
		ctx,
		input,
		withRow(async (tx, row, key) => {
			// Only customers own orders here; a guest could name any order number.
			if (mode === 'ADDON' && row.customer_id === null) {
				throw refused('loginrequired', 'Only customers can add to their orders.');
			}
			if (orderNumber && !(await isOrderOf(tx, key.tenantId, orderNumber, row.customer_id))) {
				throw refused('addOnClosed', 'This order does not accept add-ons.');
			}
			await writeMode(tx, key, { mode, orderNumber });
			return { mode, order_number: orderNumber };
		}),
	);
}

/** For callers that have verified the order token. */
export function setAddOnMode(
	ctx: RequestContext,
	input: CartRequest,
	orderNumber: string,
): Promise<Cart> {
	return changeCart(
		ctx,
		input,
		withRow(async (tx, _row, key) => {
			await writeMode(tx, key, { mode: 'ADDON', orderNumber });
			return { mode: 'ADDON', order_number: orderNumber };
		}),
	);
}

export function setCratePreference(
	ctx: RequestContext,
	input: CartRequest,
	isDesired: boolean,
): Promise<Cart> {
	return changeCart(
		ctx,
		input,
		withRow(async (tx, _row, key) => {
			await writeCratePreference(tx, key, isDesired);
			return { crate_deposit_desired: isDesired };
		}),
	);
}

export type PaymentChoice = { methodKey: PaymentMethodKey | null; brandName: string };

/** Sets the payment preference; the choice may depend on the current one. */
export function setPayment(
	ctx: RequestContext,
	input: CartRequest,
	choose: (before: PaymentChoice) => PaymentChoice,
): Promise<Cart> {
	return changeCart(
		ctx,
		input,
		withRow(async (tx, row, key) => {
			const choice = choose({ methodKey: row.payment_method, brandName: row.payment_brand });
			const { methodKey, brandName } = choice;
			const refusal = methodKey && refusalOf(methodKey, factsOf(ctx, row));
			if (refusal) throw refused(refusal, 'This payment method is not available for this order.');
			await writePayment(tx, key, choice);
			return { payment_method: methodKey, payment_brand: brandName };
		}),
	);
}

function factsOf(ctx: RequestContext, row: CartRow) {
	return {
		fulfilment: fulfilmentOf(row),
		hasCompany: (row.billing_address?.companyName ?? '') !== '',
		accepted: ctx.tenant.config.clientRuntimeConfig.checkout.paymentMethods,
		isProviderUp: true,
	};
}

type RowChange = (
	tx: Parameters<Change>[0],
	row: CartRow,
	key: Parameters<Change>[2],
) => Promise<Partial<CartRow>>;

/** A change of the cart row that leaves its line items alone. */
function withRow(change: RowChange): Change {
	return async (tx, state, key) => {
		const changed = await change(tx, state.row, key);
		return { ...state, row: { ...state.row, ...changed } };
	};
}
