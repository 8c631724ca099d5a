import type { DiscountCode } from '@korb/domain/pricing/discount-codes';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { type ChangeKey, countChange } from '../cart.sql.ts';

/** In the order of the given codes; unknown ones are omitted. */
export async function listCodes(
	tx: Tx,
	tenantId: string,
	codes: readonly string[],
): Promise<DiscountCode[]> {
	const { rows } = await sql<DiscountCode>`
		SELECT code, kind, value, min_order_cents AS "minOrderValue", service_type AS "fulfilmentType",
			is_active AS "isActive", starts_at AS "startsAt", ends_at AS "endsAt",
			coalesce(uses >= max_uses, false) AS "isUsedUp"
		FROM discount_code WHERE tenant_id = ${tenantId} AND code = ANY (${[...codes]})
		ORDER BY array_position(${[...codes]}::text[], code)
	`.execute(tx);
	return rows;
}

export async function addCode(tx: Tx, key: ChangeKey, code: string): Promise<void> {
	await sql`
		UPDATE cart SET discount_codes = discount_codes || ${code}::text, ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}

export async function removeCode(tx: Tx, key: ChangeKey, code: string): Promise<void> {
	await sql`
		UPDATE cart SET discount_codes = array_remove(discount_codes, ${code}), ${countChange(key)}
		WHERE tenant_id = ${key.tenantId} AND cart_id = ${key.cartId}
	`.execute(tx);
}

export type NewDiscountCode = {
	code: string;
	kind: DiscountCode['kind'];
	value?: number;
	minOrderValue?: number;
	fulfilmentType?: DiscountCode['fulfilmentType'];
	endsAt?: Date;
	maxUses?: number;
	/** One use per person across all codes of the same scope. */
	personScope?: string;
};

/** Leaves an existing code and its uses as they are. */
export async function insertCode(tx: Tx, tenantId: string, code: NewDiscountCode): Promise<void> {
	await sql`
		INSERT INTO discount_code (tenant_id, code, kind, value, min_order_cents, service_type, ends_at,
			max_uses, person_scope)
		VALUES (${tenantId}, ${code.code}, ${code.kind}, ${code.value ?? 0},
			${code.minOrderValue ?? null}, ${code.fulfilmentType ?? null}, ${code.endsAt ?? null},
			${code.maxUses ?? null}, ${code.personScope ?? null})
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
