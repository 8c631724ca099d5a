import type { OrderMethodKey } from '@korb/domain/payment/payment-methods';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { freezeAs } from '../cart/index.ts';
import {
	type AttemptKey,
	type AttemptRow,
	attemptColumns,
	type OrderSnapshot,
} from '../order-records/index.ts';
import type { HostedCheckoutRequest } from '../payment/index.ts';

type NewAttempt = AttemptKey & {
	cartId: string;
	cartVersion: number;
	methodKey: OrderMethodKey;
	provider: string | null;
	currency: string;
	plannedCents: number;
	reservedCents: number;
	walletCents: number;
	checkoutRequest: HostedCheckoutRequest;
	snapshot: OrderSnapshot;
	clientKey: string | null;
};

/**
 * Inserts the attempt with the idempotency key of its first provider call, and freezes the cart as
 * it is in the snapshot. Methods paid later need no provider authorisation. Null when the client has
 * as many carts awaiting payment as it may; the caller holds the lock of the client.
 */
export async function beginAttempt(
	tx: Tx,
	attempt: NewAttempt,
	maxUnpaid: number,
): Promise<(AttemptRow & { create_key: string | null }) | null> {
	const { tenantId, clientKey } = attempt;
	const { rows } = await sql<AttemptRow & { create_key: string | null }>`
		WITH begun AS (
			INSERT INTO payment_attempt (tenant_id, attempt_id, cart_id, cart_version, method_key,
				provider, status, currency, planned_cents, reserved_cents, wallet_cents, checkout_request,
				snapshot, client_key)
			SELECT ${tenantId}, ${attempt.attemptId}::uuid, ${attempt.cartId}::uuid,
				${attempt.cartVersion}::int, ${attempt.methodKey}, ${attempt.provider},
				${attempt.provider ? 'created' : 'authorised'}, ${attempt.currency},
				${attempt.plannedCents}::int, ${attempt.reservedCents}::int, ${attempt.walletCents}::int,
				${JSON.stringify(attempt.checkoutRequest)}::jsonb,
				${JSON.stringify(attempt.snapshot)}::jsonb, ${clientKey}
			WHERE ${maxUnpaid}::int > (
				SELECT count(*) FROM payment_attempt
				WHERE tenant_id = ${tenantId} AND client_key = ${clientKey}
					AND status IN ('created', 'pending')
			)
			RETURNING *
		), kept AS (
			INSERT INTO payment_operation (tenant_id, attempt_id, operation, amount_cents)
			SELECT tenant_id, attempt_id, 'create', reserved_cents FROM begun
			WHERE provider IS NOT NULL
			RETURNING idempotency_key
		), frozen AS (
			${freezeAs({ cart: sql`begun.snapshot -> 'cart'`, version: sql`begun.cart_version` })}
			FROM begun WHERE cart.tenant_id = begun.tenant_id AND cart.cart_id = begun.cart_id
				AND cart.status = 'OPEN'
		)
		SELECT ${attemptColumns}, (SELECT idempotency_key FROM kept) AS create_key FROM begun
	`.execute(tx);
	return rows[0] ?? null;
}
