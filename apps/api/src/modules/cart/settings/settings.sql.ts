import type { CartMode } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import type { PaymentMethodKey } from '@korb/domain/payment/payment-methods';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { type ChangeKey, countChange, isUnchanged } from '../cart.sql.ts';

/** False when the cart has changed since it was read. */
export async function writeBillingAddress(
	tx: Tx,
	key: ChangeKey,
	address: Address,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE cart SET billing_address = ${JSON.stringify(address)}::jsonb, ${countChange(key)}
		WHERE ${isUnchanged(key)}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function isOrderOf(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
	customerId: string | null,
): Promise<boolean> {
	if (!/^\d{1,18}$/.test(orderNumber)) return false;
	const { rows } = await sql`
		SELECT FROM order_claim AS claim
		JOIN shop_order AS o ON o.tenant_id = claim.tenant_id
			AND o.order_number = claim.order_number AND o.placed_at = claim.placed_at
		WHERE claim.order_number = ${orderNumber}::bigint AND claim.tenant_id = ${tenantId}
			AND o.customer_id = ${customerId}
	`.execute(tx);
	return rows.length === 1;
}

export async function writeMode(
	tx: Tx,
	key: ChangeKey,
	{ mode, orderNumber }: { mode: CartMode; orderNumber: string | null },
): Promise<void> {
	await sql`
		UPDATE cart SET mode = ${mode}, order_number = ${orderNumber}, ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}

export async function writeCratePreference(
	tx: Tx,
	key: ChangeKey,
	isDesired: boolean,
): Promise<void> {
	await sql`
		UPDATE cart SET crate_deposit_desired = ${isDesired}, ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}

export async function writePayment(
	tx: Tx,
	key: ChangeKey,
	choice: { methodKey: PaymentMethodKey | null; brandName: string; usesWallet: boolean },
): Promise<void> {
	await sql`
		UPDATE cart SET payment_method = ${choice.methodKey}, payment_brand = ${choice.brandName},
			uses_wallet = ${choice.usesWallet}, ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}
