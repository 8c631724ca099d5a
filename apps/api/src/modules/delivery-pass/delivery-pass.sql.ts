import type { VatRate } from '@korb/domain/pricing/vat';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';
import type { AttemptKey } from '../order-records/index.ts';

export type PassRow = {
	order_number: string;
	article_id: string;
	price_cents: number;
	starts_on: string;
	ends_on: string;
	ended_at: Date | null;
	/** Refunded by the other method; null until the pass is withdrawn from. */
	refund_cents: number | null;
	/** Returned to gift cards in addition. */
	wallet_cents: number;
	refund_operation: number | null;
};

const columns = sql`
	order_number::text AS order_number, article_id, price_cents,
	starts_on::text AS starts_on, ends_on::text AS ends_on, ended_at, refund_cents,
	wallet_cents, refund_operation
`;

/** The latest pass of the customer that has not been ended. */
export async function findPass(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<PassRow | null> {
	const { rows } = await sql<PassRow>`
		SELECT ${columns} FROM delivery_pass
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid AND ended_at IS NULL
		ORDER BY ends_on DESC LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

export async function lockPass(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	orderNumber: string,
): Promise<PassRow | null> {
	const { rows } = await sql<PassRow>`
		SELECT ${columns} FROM delivery_pass
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
			AND order_number = ${orderNumber}::bigint
		FOR UPDATE
	`.execute(tx);
	return rows[0] ?? null;
}

export async function listPasses(tx: Tx, key: CustomerKey): Promise<PassRow[]> {
	const { rows } = await sql<PassRow>`
		SELECT ${columns} FROM delivery_pass
		WHERE tenant_id = ${key.tenantId} AND customer_id = ${key.customerId}::uuid
		ORDER BY starts_on DESC, order_number DESC
	`.execute(tx);
	return rows;
}

/** Locks the buyer of a pass, so that orders paid at the same time see each other's pass. */
export async function lockBuyer(
	tx: Tx,
	{ tenantId, attemptId }: AttemptKey,
): Promise<CustomerKey | null> {
	const { rows } = await sql<{ customer_id: string }>`
		SELECT customer.customer_id FROM payment_attempt AS attempt
		JOIN customer ON customer.tenant_id = attempt.tenant_id
			AND customer.customer_id = (attempt.snapshot #>> '{cart,customerId}')::uuid
		WHERE attempt.tenant_id = ${tenantId} AND attempt.attempt_id = ${attemptId}
			AND attempt.snapshot #>> '{cart,deliveryPassLineItem}' IS NOT NULL
		${guarded('pass-lock', sql`FOR NO KEY UPDATE OF customer`)}
	`.execute(tx);
	return rows[0] ? { tenantId, customerId: rows[0].customer_id } : null;
}

export async function hasRunningPass(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM delivery_pass
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid AND ended_at IS NULL
			AND ends_on >= day_at(tenant_id)
	`.execute(tx);
	return rows.length > 0;
}

export async function findToday(tx: Tx, tenantId: string): Promise<string> {
	const { rows } = await sql<{ today: string }>`
		SELECT day_at(${tenantId})::text AS today
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('a shop has a day');
	return row.today;
}

type NewPass = {
	orderNumber: number;
	articleId: string;
	priceCents: number;
	minOrderValueCents: number;
	startsOn: string;
	endsOn: string;
};

/** Does nothing for a customer whose account is gone. */
export async function insertPass(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	pass: NewPass,
): Promise<void> {
	await sql`
		INSERT INTO delivery_pass (tenant_id, order_number, customer_id, article_id, price_cents,
			min_order_value_cents, starts_on, ends_on)
		SELECT tenant_id, ${pass.orderNumber}, customer_id, ${pass.articleId}, ${pass.priceCents},
			${pass.minOrderValueCents}, ${pass.startsOn}, ${pass.endsOn}
		FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}::uuid
	`.execute(tx);
}

/** For an order that is cancelled: nothing was charged, so nothing is refunded. */
export async function cancelPass(
	tx: Tx,
	order: { tenant_id: string; order_number: number },
): Promise<void> {
	await sql`
		UPDATE delivery_pass SET ended_at = now()
		WHERE tenant_id = ${order.tenant_id} AND order_number = ${order.order_number}
			AND ended_at IS NULL
	`.execute(tx);
}

export async function writeWithdrawn(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
	refund: Pick<PassRow, 'wallet_cents' | 'refund_operation'> & { refund_cents: number },
): Promise<void> {
	await sql`
		UPDATE delivery_pass SET ended_at = now(), refund_cents = ${refund.refund_cents},
			wallet_cents = ${refund.wallet_cents}, refund_operation = ${refund.refund_operation}::int
		WHERE tenant_id = ${tenantId} AND order_number = ${orderNumber}::bigint
	`.execute(tx);
}

export async function listVatRates(tx: Tx, country: string): Promise<VatRate[]> {
	const { rows } = await sql<VatRate>`
		SELECT country, vat_class AS "vatClass", valid_from::text AS "validFrom",
			basis_points AS "basisPoints"
		FROM vat_rate WHERE country = ${country}
	`.execute(tx);
	return rows;
}
