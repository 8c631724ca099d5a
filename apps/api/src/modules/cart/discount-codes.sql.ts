import type { DiscountCode } from '@korb/domain/discount-codes';
import { sql } from 'kysely';
import { guarded } from '../../db/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { type ChangeKey, countChange } from './cart.sql.ts';

/** In the order of the codes asked for; those nobody knows are left out. */
export async function listCodes(
	tx: Tx,
	tenantId: string,
	codes: readonly string[],
): Promise<DiscountCode[]> {
	const { rows } = await sql<DiscountCode>`
		SELECT code, kind, value, min_order_cents AS "minOrderValue", service_type AS "serviceType",
			is_active AS "isActive", starts_at AS "startsAt", ends_at AS "endsAt"
		FROM discount_code WHERE tenant_id = ${tenantId} AND code = ANY (${[...codes]})
		ORDER BY array_position(${[...codes]}::text[], code)
	`.execute(tx);
	return rows;
}

/** The only way to a use: false when all of them are taken. */
export async function takeCode(tx: Tx, key: ChangeKey, code: string): Promise<boolean> {
	const { numAffectedRows } = await sql`
		WITH taken AS (
			UPDATE discount_code SET uses = uses + 1
			WHERE tenant_id = ${key.tenantId} AND code = ${code}
				${guarded('code-limit', sql`AND (max_uses IS NULL OR uses < max_uses)`)}
			RETURNING code
		)
		UPDATE cart SET discount_codes = discount_codes || taken.code, ${countChange(key)}
		FROM taken WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Whoever calls this holds the lock and has seen the code in the cart. */
export async function returnCode(tx: Tx, key: ChangeKey, code: string): Promise<void> {
	await sql`
		WITH returned AS (
			UPDATE discount_code SET uses = uses - 1 WHERE tenant_id = ${key.tenantId} AND code = ${code}
		)
		UPDATE cart SET discount_codes = array_remove(discount_codes, ${code}), ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}

export type NewDiscountCode = {
	code: string;
	kind: DiscountCode['kind'];
	value?: number;
	minOrderValue?: number;
	serviceType?: DiscountCode['serviceType'];
	endsAt?: Date;
	maxUses?: number;
};

/** One that is there already stays as it is, with its uses. */
export async function insertCode(tx: Tx, tenantId: string, code: NewDiscountCode): Promise<void> {
	await sql`
		INSERT INTO discount_code (tenant_id, code, kind, value, min_order_cents, service_type, ends_at,
			max_uses)
		VALUES (${tenantId}, ${code.code}, ${code.kind}, ${code.value ?? 0},
			${code.minOrderValue ?? null}, ${code.serviceType ?? null}, ${code.endsAt ?? null},
			${code.maxUses ?? null})
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
