import type { CodeInput } from '@korb/contracts/admin/promotions/discount-codes';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';

type Code = CodeInput & { code: string };

export async function lockCode(tx: Tx, tenantId: string, code: string): Promise<void> {
	await sql`
		SELECT FROM discount_code WHERE tenant_id = ${tenantId} AND code = ${code}
		${guarded('code-version', sql`FOR UPDATE`)}
	`.execute(tx);
}

/** Codes with a person scope are redeemed once per person of that scope. */
const scopeOf = (code: string) => `code:${code}`;
/** Whoever uses one code for the first order has used them all. */
const FIRST_ORDER_SCOPE = 'first-order';

function newScope({ code, audience, isOncePerCustomer }: Code): string | null {
	if (audience === 'firstOrder') return FIRST_ORDER_SCOPE;
	return isOncePerCustomer ? scopeOf(code) : null;
}

/** False where the code exists. */
export async function insertShopCode(tx: Tx, tenantId: string, code: Code): Promise<boolean> {
	const { rows } = await sql`
		INSERT INTO discount_code (tenant_id, code, kind, value, min_order_cents, service_type, starts_at,
			ends_at, max_uses, person_scope, is_active, audience)
		VALUES (${tenantId}, ${code.code}, ${code.kind}, ${code.value}, ${code.minOrderCents},
			${code.fulfilment}, coalesce(${code.startsAt}::timestamptz, '-infinity'), ${code.endsAt},
			${code.maxUses}, ${newScope(code)}, ${code.isActive}, ${code.audience})
		ON CONFLICT DO NOTHING RETURNING code
	`.execute(tx);
	return rows.length > 0;
}

/** A scope that it shares with other codes stays. */
export async function updateCode(tx: Tx, tenantId: string, code: Code): Promise<void> {
	await sql`
		UPDATE discount_code SET kind = ${code.kind}, value = ${code.value},
			min_order_cents = ${code.minOrderCents}, service_type = ${code.fulfilment},
			starts_at = coalesce(${code.startsAt}::timestamptz, '-infinity'), ends_at = ${code.endsAt},
			max_uses = ${code.maxUses}, is_active = ${code.isActive}, version = version + 1,
			audience = ${code.audience},
			person_scope = CASE WHEN ${code.audience} = 'firstOrder' THEN ${FIRST_ORDER_SCOPE}
				WHEN ${code.isOncePerCustomer}
				THEN coalesce(nullif(person_scope, ${FIRST_ORDER_SCOPE}), ${scopeOf(code.code)}) END
		WHERE tenant_id = ${tenantId} AND code = ${code.code}
	`.execute(tx);
}

/** A code that has not started ends at its start. */
export async function updateEnd(
	tx: Tx,
	{ tenantId, code, at }: { tenantId: string; code: string; at: Date },
): Promise<void> {
	await sql`
		UPDATE discount_code SET starts_at = least(starts_at, ${at}::timestamptz), ends_at = ${at},
			version = version + 1
		WHERE tenant_id = ${tenantId} AND code = ${code}
	`.execute(tx);
}

/** False where one of the customers does not exist. */
export async function replaceCustomers(
	tx: Tx,
	{ tenantId, code }: { tenantId: string; code: string },
	customerIds: readonly string[],
): Promise<boolean> {
	await sql`
		DELETE FROM discount_code_customer WHERE tenant_id = ${tenantId} AND code = ${code}
	`.execute(tx);
	const { rows } = await sql`
		INSERT INTO discount_code_customer (tenant_id, code, customer_id)
		SELECT tenant_id, ${code}, customer_id FROM customer
		WHERE tenant_id = ${tenantId} AND customer_id = ANY (${[...customerIds]}::uuid[])
		RETURNING customer_id
	`.execute(tx);
	return rows.length === new Set(customerIds).size;
}
