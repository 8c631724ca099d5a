import { type CodeAudience, LAPSED_DAYS } from '@korb/domain/pricing/code-states';
import type { DiscountCode } from '@korb/domain/pricing/discount-codes';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { type ChangeKey, countChange } from '../cart.sql.ts';

type Buyer = { customerId: string | null; isMember: boolean };

/**
 * In the order of the given codes; unknown ones are omitted. Earlier orders of a mailbox are looked up
 * by `takeCodes`: carts must not tell whether somebody has ordered.
 */
export async function listCodes(
	tx: Tx,
	tenantId: string,
	codes: readonly string[],
	{ customerId, isMember }: Buyer,
): Promise<DiscountCode[]> {
	const { rows } = await sql<DiscountCode>`
		SELECT code, kind, value, min_order_cents AS "minOrderValue", service_type AS "fulfilmentType",
			is_active AS "isActive", starts_at AS "startsAt", ends_at AS "endsAt",
			coalesce(uses >= max_uses, false) AS "isUsedUp", NOT CASE audience
				WHEN 'members' THEN ${isMember}::boolean
				WHEN 'customers' THEN EXISTS (
					SELECT FROM discount_code_customer AS named
					WHERE named.tenant_id = discount_code.tenant_id AND named.code = discount_code.code
						AND named.customer_id = ${customerId}::uuid
				)
				WHEN 'firstOrder' THEN latest.placed_at IS NULL
				WHEN 'lapsed' THEN coalesce(
					latest.placed_at < now() - make_interval(days => ${LAPSED_DAYS}::int), false)
				ELSE true END AS "isForOthers"
		FROM discount_code LEFT JOIN LATERAL (
			SELECT max(placed_at) AS placed_at FROM shop_order
			WHERE shop_order.tenant_id = discount_code.tenant_id AND customer_id = ${customerId}
				AND status <> 'CANCELLED' AND audience IN ('firstOrder', 'lapsed')
		) AS latest ON true
		WHERE tenant_id = ${tenantId} AND code = ANY (${[...codes]})
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
	audience?: CodeAudience;
	/** One use per person across all codes of the same scope. */
	personScope?: string;
	/** Codes that one person got are not listed for staff. */
	source?: 'shop' | 'goodwill' | 'newsletter';
};

/** Leaves an existing code and its uses as they are. */
export async function insertCode(tx: Tx, tenantId: string, code: NewDiscountCode): Promise<void> {
	await sql`
		INSERT INTO discount_code (tenant_id, code, kind, value, min_order_cents, service_type, ends_at,
			max_uses, person_scope, source, audience)
		VALUES (${tenantId}, ${code.code}, ${code.kind}, ${code.value ?? 0},
			${code.minOrderValue ?? null}, ${code.fulfilmentType ?? null}, ${code.endsAt ?? null},
			${code.maxUses ?? null}, ${code.personScope ?? null}, ${code.source ?? 'shop'},
			${code.audience ?? 'everybody'})
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
