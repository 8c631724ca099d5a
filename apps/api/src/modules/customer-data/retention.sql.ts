import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import {
	attemptWithoutPerson,
	cartWithoutPerson,
	orderWithoutPerson,
} from './without-person.sql.ts';

/** Claims of a guest lapse after three years; a customer sees their orders as long as invoices are kept. */
export const GUEST_ORDER_YEARS = 3;
export const ORDER_YEARS = 7;
/** Payments that led to no order, and what carts repeat of an order. */
export const LEFTOVER_DAYS = 90;

/** At most this many rows at once, so that no job holds locks for long; the next round continues. */
const BATCH = 1000;

export async function eraseOldOrders(tx: Tx): Promise<void> {
	await sql`
		WITH old AS (
			SELECT tenant_id, order_number, placed_at FROM shop_order
			WHERE erased_at IS NULL
				AND placed_at < now() - make_interval(years => ${GUEST_ORDER_YEARS})
				AND (customer_id IS NULL OR placed_at < now() - make_interval(years => ${ORDER_YEARS}))
			LIMIT ${BATCH}
		), erased AS (
			UPDATE shop_order AS o SET ${orderWithoutPerson}
			FROM old
			WHERE (o.tenant_id, o.order_number, o.placed_at)
				= (old.tenant_id, old.order_number, old.placed_at)
			RETURNING o.tenant_id, o.cart_id
		)
		UPDATE payment_attempt AS attempt SET ${attemptWithoutPerson}
		FROM erased
		WHERE attempt.tenant_id = erased.tenant_id AND attempt.cart_id = erased.cart_id
	`.execute(tx);
}

export async function eraseOldAttempts(tx: Tx): Promise<void> {
	await sql`
		UPDATE payment_attempt SET ${attemptWithoutPerson}
		WHERE attempt_id IN (
			SELECT attempt_id FROM payment_attempt AS attempt
			WHERE erased_at IS NULL
				AND created_at < now() - make_interval(days => ${LEFTOVER_DAYS})
				AND NOT EXISTS (
					SELECT FROM order_claim AS claim
					WHERE claim.tenant_id = attempt.tenant_id AND claim.cart_id = attempt.cart_id
				)
			LIMIT ${BATCH}
		)
	`.execute(tx);
}

export async function eraseOldCarts(tx: Tx): Promise<void> {
	await sql`
		UPDATE cart SET ${cartWithoutPerson}
		WHERE (tenant_id, cart_id) IN (
			SELECT tenant_id, cart_id FROM cart
			WHERE status IN ('ORDERED', 'ABANDONED')
				AND num_nonnulls(customer_id, placed_for, billing_address, distribution_address, frozen) > 0
				AND touched_on < current_date - ${LEFTOVER_DAYS}::int
			LIMIT ${BATCH}
		)
	`.execute(tx);
}

/** The years are counted from the end of the one in which the invoice was issued. */
export async function deleteOldInvoices(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM invoice USING tenant
		WHERE invoice.tenant_id = tenant.tenant_id
			AND issued_on < date_trunc('year', now()) - make_interval(years => coalesce(
				(tenant.config #>> '{clientRuntimeConfig,customer,invoiceYears}')::int, ${ORDER_YEARS}))
	`.execute(tx);
}

export async function deleteOldWithdrawals(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM order_withdrawal
		WHERE declared_at < now() - make_interval(years => ${ORDER_YEARS})
	`.execute(tx);
}
