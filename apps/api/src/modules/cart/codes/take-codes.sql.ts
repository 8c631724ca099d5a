import type { CodeProblem } from '@korb/domain/pricing/discount-codes';
import { sql } from 'kysely';
import { guarded, isGuarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { CartId } from '../lifecycle/checkout-cart.sql.ts';

type LockedCode = {
	code: string;
	person_scope: string | null;
	is_used_up: boolean;
	is_first_order: boolean;
};
type Claim = {
	codes: readonly string[];
	identityKeys: readonly string[];
	/** Of the payer and the recipient. */
	mailboxes: readonly string[];
};

/**
 * Takes one use of every code of a cart for the duration of the payment, all or none. A code
 * limited to one use per person is refused when any person key matches an earlier user, one for the
 * first order also when a mailbox of the cart has ordered. Returns what is wrong.
 */
export async function takeCodes(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	input: Claim,
): Promise<CodeProblem | null> {
	if (input.codes.length === 0) return null;
	const { rows } = await sql<LockedCode>`
		SELECT code, person_scope, coalesce(uses >= max_uses, false) AS is_used_up,
			audience = 'firstOrder' AS is_first_order
		FROM discount_code
		WHERE tenant_id = ${tenantId} AND code = ANY (${[...input.codes]})
		ORDER BY code ${guarded('code-limit', sql`FOR UPDATE`)}
	`.execute(tx);
	if (rows.some((row) => row.is_used_up)) return '227';
	const isFirst = rows.some((row) => row.is_first_order);
	if (isFirst && (await hasOrdered(tx, tenantId, input.mailboxes))) return '230';
	const scopes = [...new Set(rows.flatMap((row) => row.person_scope ?? []))];
	if (!(await claimIdentity(tx, { tenantId, cartId }, scopes, input.identityKeys))) {
		return isFirst ? '230' : '227';
	}
	await sql`
		UPDATE discount_code SET uses = uses + 1
		WHERE tenant_id = ${tenantId} AND code = ANY (${rows.map((row) => row.code)})
	`.execute(tx);
	return null;
}

/** As a guest, or with the account of that mailbox. */
async function hasOrdered(
	tx: Tx,
	tenantId: string,
	mailboxes: readonly string[],
): Promise<boolean> {
	const known = mailboxes.filter(Boolean).map((email) => email.toLowerCase());
	const { rows } = await sql<{ has_ordered: boolean }>`
		SELECT EXISTS (
			SELECT FROM shop_order WHERE tenant_id = ${tenantId} AND customer_id IS NULL
				AND status <> 'CANCELLED' AND lower(coalesce(
					nullif(snapshot #>> '{cart,billingAddress,email}', ''),
					snapshot #>> '{cart,distributionAddress,email}'
				)) = ANY (${known}::text[])
		) OR EXISTS (
			SELECT FROM customer JOIN shop_order ON shop_order.tenant_id = customer.tenant_id
				AND shop_order.customer_id = customer.customer_id::text
			WHERE customer.tenant_id = ${tenantId} AND lower(customer.email) = ANY (${known}::text[])
				AND status <> 'CANCELLED'
		) AS has_ordered
	`.execute(tx);
	return rows[0]?.has_ordered ?? false;
}

async function claimIdentity(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	scopes: string[],
	keys: readonly string[],
): Promise<boolean> {
	if (scopes.length === 0 || keys.length === 0) return true;
	const { rows } = await sql`
		INSERT INTO discount_code_person (tenant_id, person_scope, person_key, cart_id)
		SELECT ${tenantId}, scope, key, ${cartId}
		FROM unnest(${scopes}::text[]) AS scope, unnest(${[...keys]}::text[]) AS key
		ORDER BY scope, key
		ON CONFLICT DO NOTHING RETURNING person_key
	`.execute(tx);
	// Of two concurrent claims the second waits for the first and then finds its keys taken.
	if (rows.length === scopes.length * keys.length || !isGuarded('code-person')) return true;
	await sql`
		DELETE FROM discount_code_person WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
	return false;
}

/** For a cart that is not finalised after all. Reopening a cart does this implicitly. */
export async function returnCodes(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	codes: readonly string[],
): Promise<void> {
	if (codes.length === 0) return;
	await sql`SELECT return_codes(${tenantId}, ${cartId}, ${[...codes]}::text[])`.execute(tx);
}
