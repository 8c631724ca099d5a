import type { Cart, CartMode } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import { type PaymentMethodKey, refusalOf } from '@korb/domain/payment/payment-methods';
import type { RequestContext } from '../../../context.ts';
import { refused } from '../../../errors.ts';
import type { CartState } from '../cart.mapper.ts';
import type { CartRow } from '../cart.sql.ts';
import {
	type CartRequest,
	type Change,
	changeCart,
	type Decision,
	decided,
} from '../change-cart.service.ts';
import { fulfilmentOf } from '../fulfilment-of.ts';
import { findCards } from '../load-cart.service.ts';
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
	const decide = (state: CartState): Decision => ({
		after: { ...state, row: { ...state.row, billing_address: address } },
		write: (tx, key) => writeBillingAddress(tx, key, address),
	});
	return changeCart(ctx, input, decided(decide), { decide });
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

export type PaymentChoice = {
	methodKey: PaymentMethodKey | null;
	brandName: string;
	usesWallet: boolean;
};

/** Sets the payment preference; the choice may depend on the current one. */
export function setPayment(
	ctx: RequestContext,
	input: CartRequest,
	choose: (before: PaymentChoice) => PaymentChoice,
): Promise<Cart> {
	return changeCart(ctx, input, async (tx, state, key) => {
		const { row } = state;
		const choice = choose({
			methodKey: row.payment_method,
			brandName: row.payment_brand,
			usesWallet: row.uses_wallet,
		});
		const { methodKey, brandName, usesWallet } = choice;
		const refusal = methodKey && refusalOf(methodKey, factsOf(ctx, row));
		if (refusal) throw refused(refusal, 'This payment method is not available for this order.');
		if (usesWallet) refuseWallet(ctx, row);
		await writePayment(tx, key, choice);
		const changed: CartRow = {
			...row,
			payment_method: methodKey,
			payment_brand: brandName,
			uses_wallet: usesWallet,
		};
		return { ...state, row: changed, cards: await findCards(tx, ctx, changed) };
	});
}

/** Guests have no wallet. */
function refuseWallet({ tenant }: RequestContext, { customer_id: customerId }: CartRow): void {
	if (!tenant.config.clientRuntimeConfig.featureCustomerWallet) {
		throw refused('notAccepted', 'This shop has no gift cards.');
	}
	if (customerId === null) throw refused('loginrequired', 'Only customers have gift cards.');
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
