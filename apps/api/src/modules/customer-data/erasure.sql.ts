import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';
import {
	attemptWithoutPerson,
	cartWithoutPerson,
	orderWithoutPerson,
} from './without-person.sql.ts';

export async function updateDeletion(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	afterDays: number | null,
): Promise<Date | null> {
	const { rows } = await sql<{ deletion_at: Date | null }>`
		UPDATE customer SET deletion_at = now() + make_interval(days => ${afterDays}::int)
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
		RETURNING deletion_at
	`.execute(tx);
	return rows[0]?.deletion_at ?? null;
}

export type DueRow = { tenant_id: string; customer_id: string };

/** Accounts to delete now. An order that is under way, or a payment, is finished first. */
export async function listDue(tx: Tx, limit: number): Promise<DueRow[]> {
	const { rows } = await sql<DueRow>`
		SELECT tenant_id, customer_id FROM customer
		WHERE deletion_at <= now()
			AND NOT EXISTS (
				SELECT FROM customer_order AS owned
				JOIN shop_order AS o USING (tenant_id, placed_at, order_number)
				WHERE owned.tenant_id = customer.tenant_id
					AND owned.customer_id = customer.customer_id::text
					AND o.status IN ('PLACED', 'PICKING', 'PICKED', 'ON_ITS_WAY')
			)
			AND NOT EXISTS (
				SELECT FROM cart
				WHERE cart.tenant_id = customer.tenant_id
					AND customer.customer_id::text IN (cart.customer_id, cart.placed_for)
					AND cart.status = 'FINALIZED'
			)
		ORDER BY deletion_at LIMIT ${limit}
	`.execute(tx);
	return rows;
}

/** The address of an account that is still to be deleted; null when its owner came back. */
export async function lockDue(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<string | null> {
	const { rows } = await sql<{ email: string }>`
		SELECT email FROM customer
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND deletion_at <= now()
		FOR UPDATE
	`.execute(tx);
	return rows[0]?.email ?? null;
}

/** Their payments as well, which hold a copy. */
export async function eraseOrdersOf(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		WITH erased AS (
			UPDATE shop_order AS o SET ${orderWithoutPerson}
			FROM customer_order AS owned
			WHERE owned.tenant_id = ${tenantId} AND owned.customer_id = ${customerId}
				AND (o.tenant_id, o.placed_at, o.order_number)
					= (owned.tenant_id, owned.placed_at, owned.order_number)
			RETURNING o.tenant_id, o.cart_id
		)
		UPDATE payment_attempt AS attempt SET ${attemptWithoutPerson}
		FROM erased
		WHERE attempt.tenant_id = erased.tenant_id AND attempt.cart_id = erased.cart_id
	`.execute(tx);
}

/** Ordered carts keep their number and status; the order has the rest. */
export async function eraseCartsOf(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		WITH dropped AS (
			DELETE FROM cart
			WHERE tenant_id = ${tenantId} AND ${customerId} IN (customer_id, placed_for)
				AND status IN ('OPEN', 'ABANDONED')
		)
		UPDATE cart SET ${cartWithoutPerson}
		WHERE tenant_id = ${tenantId} AND ${customerId} IN (customer_id, placed_for)
			AND status = 'ORDERED'
	`.execute(tx);
}

export async function deleteMailbox(tx: Tx, tenantId: string, email: string): Promise<void> {
	await sql`
		WITH request AS (
			DELETE FROM newsletter_request
			WHERE tenant_id = ${tenantId} AND email = ${email.toLowerCase()}
		), message AS (
			DELETE FROM contact_message
			WHERE tenant_id = ${tenantId} AND lower(fields ->> 'email') = ${email.toLowerCase()}
		), token AS (
			DELETE FROM customer_token
			WHERE tenant_id = ${tenantId} AND email = ${email.toLowerCase()}
		)
		DELETE FROM newsletter_subscription
		WHERE tenant_id = ${tenantId} AND email = ${email.toLowerCase()}
	`.execute(tx);
}

/** Everything that refers to the customer goes with it. */
export async function deleteCustomer(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		DELETE FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}
