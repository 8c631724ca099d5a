import type { Cart, CartMode, CartStatus } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import type { AreaTerms } from '@korb/domain/fulfilment/area-terms';
import type { PaymentMethodKey } from '@korb/domain/payment/payment-methods';
import type { VatRate } from '@korb/domain/pricing/vat';
import { type RawBuilder, sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { knownRegion, type ProductRow, productColumns, productTables } from '../catalogue/index.ts';
import { areaTerms } from '../distribution/index.ts';
import { cartCustomer } from './cart-customer.sql.ts';
import type { CartOwner, ShopperOwner } from './cart-owner.ts';
import { type OwnPass, ownPass } from './pass/cart-pass.sql.ts';
import { type VoucherFacts, voucherFacts } from './vouchers/vouchers.sql.ts';

export type CartRow = {
	cart_id: string;
	version: number;
	customer_id: string | null;
	status: CartStatus;
	mode: CartMode;
	order_number: string | null;
	region: string;
	distribution_address: Address | null;
	/** Of the delivery area of the address; null without one. */
	area_terms: AreaTerms | null;
	/** The customer's, while the cart has no address. */
	primary_address: Partial<Address> | null;
	billing_address: Address | null;
	crate_deposit_desired: boolean;
	window_id: string | null;
	window_starts_at: Date | null;
	window_ends_at: Date | null;
	window_fee_cents: number | null;
	held_until: Date | null;
	discount_codes: string[];
	vouchers: string[];
	declined_vouchers: string[];
	/** Null for guests, who have no vouchers. */
	voucher_facts: VoucherFacts | null;
	/** Article number of a delivery pass to be bought. */
	pass_article: string | null;
	pass: OwnPass | null;
	payment_method: PaymentMethodKey | null;
	payment_brand: string;
	/** Whether gift cards pay first. */
	uses_wallet: boolean;
	/** During payment: the frozen cart, independent of the catalogue. */
	frozen: Cart | null;
	/** Whether the change with this key has already been applied. */
	is_repeated: boolean;
	vat_rates: VatRate[];
	/** Null unless the owner is in the loyalty programme. */
	member: { loyalityMemberId: string; joeAuthenticationStatus: string } | null;
	/** As `yyyy-MM-dd`. */
	touched_on: string;
};

export type CartKey = { tenantId: string; owner: CartOwner };
export type CartQuery = CartKey & { country: string; changeHash: string | null };

function cartColumns({ country, changeHash, owner }: CartQuery) {
	return sql`
		cart_id, version, ${cartCustomer} AS customer_id, status, mode, order_number, region, distribution_address,
		billing_address, crate_deposit_desired, window_id, window_starts_at, window_ends_at,
		window_fee_cents, held_until, discount_codes, vouchers, declined_vouchers,
		${voucherFacts} AS voucher_facts, pass_article, ${ownPass} AS pass, payment_method, payment_brand,
		uses_wallet, frozen, (
			SELECT ${areaTerms} FROM delivery_area WHERE delivery_area.tenant_id = cart.tenant_id
				AND delivery_area_number = distribution_address ->> 'deliveryAreaNumber'
				AND distribution_address ->> 'distributionType' = 'DELIVERY'
		) AS area_terms,
		touched_on::text AS touched_on, ${primaryAddress(owner)} AS primary_address,
		coalesce(${changeHash}::bigint = ANY (recent_changes), false) AS is_repeated,
		(SELECT json_agg(json_build_object('country', country, 'vatClass', vat_class,
			'validFrom', valid_from, 'basisPoints', basis_points))
			FROM vat_rate WHERE country = ${country}) AS vat_rates,
		(SELECT json_build_object('loyalityMemberId', member_id, 'joeAuthenticationStatus',
			CASE WHEN is_authenticated THEN 'Authenticated' ELSE 'NotAuthenticated' END)
			FROM loyalty_member AS member WHERE member.tenant_id = cart.tenant_id
				AND member.customer_id = ${cartCustomer}::uuid) AS member
	`;
}

function primaryAddress(owner: CartOwner) {
	if (owner.kind !== 'customer') return sql`NULL::jsonb`;
	return sql`CASE WHEN distribution_address IS NULL THEN (
		SELECT home.address FROM customer_address AS home
		WHERE home.tenant_id = cart.tenant_id AND home.customer_id = ${owner.customerId}
			AND home.is_primary_delivery
	) END`;
}

function livingCart({ tenantId, owner }: CartKey) {
	return sql`
		tenant_id = ${tenantId} AND ${ownedBy(owner)} AND status IN ('OPEN', 'FINALIZED')
	`;
}

export function ownedBy(owner: CartOwner) {
	if (owner.kind === 'staff') {
		return sql`cart_id = ${owner.cartId} AND placed_by = ${owner.staffId}`;
	}
	return owner.kind === 'customer'
		? sql`customer_id = ${owner.customerId}`
		: sql`token_hash = ${owner.tokenHash}`;
}

export async function findCart(tx: Tx, query: CartQuery): Promise<CartRow | null> {
	const { rows } = await sql<CartRow>`
		SELECT ${cartColumns(query)} FROM cart WHERE ${livingCart(query)}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function lockCart(tx: Tx, query: CartQuery): Promise<CartRow | null> {
	const { rows } = await sql<CartRow>`
		SELECT ${cartColumns(query)} FROM cart WHERE ${livingCart(query)}
		${guarded('cart-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	return rows[0] ?? null;
}

export type LinesQuery = CartQuery & {
	/** Products to load besides those in the cart. */
	skus: readonly string[];
	today: string;
};
export type CartWithLines = { row: CartRow; lines: LineRow[] };
type Loaded = CartRow & { lines: LineRow[] };

/** The cart and its line items at one moment. */
export async function findCartWithLines(tx: Tx, query: LinesQuery): Promise<CartWithLines | null> {
	const { rows } = await sql<Loaded>`
		SELECT ${cartColumns(query)}, ${cartLines(query)} AS lines FROM cart WHERE ${livingCart(query)}
	`.execute(tx);
	const [loaded] = rows;
	return loaded ? withLines(loaded) : null;
}

/**
 * The statement sees line items as of its beginning. If the lock had to wait, the cart is newer than
 * that, and they are read again.
 */
export async function lockCartWithLines(tx: Tx, query: LinesQuery): Promise<CartWithLines | null> {
	const { rows } = await sql<Loaded & { seen_version: number }>`
		SELECT ${cartColumns(query)}, ${cartLines(query)} AS lines, (
			SELECT seen.version FROM cart AS seen
			WHERE seen.tenant_id = cart.tenant_id AND seen.cart_id = cart.cart_id
		) AS seen_version
		FROM cart WHERE ${livingCart(query)} ${guarded('cart-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	const [locked] = rows;
	if (!locked) return null;
	const { seen_version: seenVersion, ...loaded } = locked;
	const { row, lines } = withLines(loaded);
	return row.version === seenVersion ? { row, lines } : readLinesAgain(tx, query, { row, lines });
}

async function readLinesAgain(
	tx: Tx,
	{ tenantId, today, skus }: LinesQuery,
	{ row }: CartWithLines,
): Promise<CartWithLines> {
	const scope = { tenantId, region: row.region, today };
	return { row, lines: await listLines(tx, scope, row.cart_id, skus) };
}

function withLines({ lines, ...row }: Loaded): CartWithLines {
	return { row, lines };
}

/**
 * When a concurrent request has created the cart, that one is locked and returned, with the line
 * items that it has by now.
 */
export async function createCart(
	tx: Tx,
	query: LinesQuery & { owner: ShopperOwner },
): Promise<CartWithLines> {
	const { tenantId, owner } = query;
	const isCustomer = owner.kind === 'customer';
	const unique = isCustomer
		? sql`(tenant_id, customer_id) WHERE status IN ('OPEN', 'FINALIZED') AND customer_id IS NOT NULL`
		: sql`(tenant_id, token_hash) WHERE status IN ('OPEN', 'FINALIZED')`;
	const { rows } = await sql<Loaded>`
		INSERT INTO cart (tenant_id, customer_id, token_hash)
		VALUES (${tenantId}, ${isCustomer ? owner.customerId : null},
			${isCustomer ? null : owner.tokenHash})
		${guarded('one-cart', sql`ON CONFLICT ${unique} DO UPDATE SET touched_on = current_date`)}
		RETURNING ${cartColumns(query)}, ${cartLines(query)} AS lines
	`.execute(tx);
	const [created] = rows;
	if (!created) throw new Error('an upsert returned no row');
	const loaded = withLines(created);
	return created.version === 0 ? loaded : readLinesAgain(tx, query, loaded);
}

/** Returns the new region: the picking unit, or the default if the unit has no prices. */
export async function writeRegion(
	tx: Tx,
	{ tenantId, cartId }: Pick<ChangeKey, 'tenantId' | 'cartId'>,
	unit: string,
): Promise<string> {
	const { rows } = await sql<{ region: string }>`
		UPDATE cart SET region = ${knownRegion(tenantId, unit)}
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} RETURNING region
	`.execute(tx);
	return rows[0]?.region ?? DEFAULT_REGION;
}

export type LineRow = ProductRow & {
	weight_grams: number;
	vat_class: VatRate['vatClass'];
	/** Price of a single piece of a bundle. */
	single_cents: number | null;
	/** Null for products that are not in the cart. */
	quantity: number | null;
	shown_cents: number | null;
};

type Scope = { tenantId: string; region: string; today: string };

export async function listLines(
	tx: Tx,
	scope: Scope,
	cartId: string,
	skus: readonly string[],
): Promise<LineRow[]> {
	const { rows } = await sql<LineRow>`${lineItems(scope, sql`${cartId}::uuid`, skus)}`.execute(tx);
	return rows;
}

function cartLines({ tenantId, today, skus }: LinesQuery) {
	const scope = { tenantId, region: sql<string>`cart.region`, today };
	return sql`(SELECT coalesce(json_agg(item), '[]')
		FROM (${lineItems(scope, sql`cart.cart_id`, skus)}) AS item)`;
}

/**
 * The line items in insertion order, then the other requested products. The ARRAY subquery resolves
 * their ids before the join; as a set, PostgreSQL joined every product of the shop first.
 */
function lineItems(
	{ tenantId, region, today }: Omit<Scope, 'region'> & { region: string | RawBuilder<string> },
	cartId: RawBuilder<unknown>,
	skus: readonly string[],
) {
	return sql`
		SELECT ${productColumns}, weight_grams, vat_class, single_cents, line.quantity, line.shown_cents
		FROM ${productTables(tenantId, region, today)}
		LEFT JOIN LATERAL (
			SELECT least(single_offer.value_cents,
				CASE WHEN product.bundle_size >= single_offer.multi_buy_quantity
					THEN single_offer.multi_buy_cents END,
				CASE WHEN product.bundle_size >= single_offer.conditional_quantity
					AND ${today}::date BETWEEN single_offer.conditional_starts_on
						AND single_offer.conditional_ends_on
					THEN single_offer.conditional_cents END) AS single_cents
			FROM product AS single
			JOIN offer AS single_offer ON single_offer.tenant_id = ${tenantId}
				AND single_offer.region = ${region} AND single_offer.product_id = single.product_id
			WHERE single.tenant_id = ${tenantId} AND single.sku = product.bundle_sku
		) AS single ON product.bundle_sku IS NOT NULL
		LEFT JOIN cart_line AS line ON line.tenant_id = ${tenantId} AND line.cart_id = ${cartId}
			AND line.product_id = product.product_id
		WHERE product.tenant_id = ${tenantId} AND product.product_id = ANY (ARRAY(
			SELECT product_id FROM cart_line WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
			UNION ALL
			SELECT product_id FROM product WHERE tenant_id = ${tenantId} AND sku = ANY (${[...skus]})
		))
		ORDER BY line.position, product.product_id
	`;
}

export type ChangeKey = {
	tenantId: string;
	cartId: string;
	changeHash: string;
	/** Of the cart that the change was decided on. */
	version: number;
};

/** A key repeated after more than this many changes counts as a new one. */
const REMEMBERED_CHANGES = 100;

/** Part of every statement that changes a cart. */
export function countChange({ changeHash }: ChangeKey) {
	return sql`
		version = version + 1, touched_on = current_date,
		recent_changes = (${changeHash}::bigint || recent_changes)[1:${REMEMBERED_CHANGES}]
	`;
}

/**
 * Refuses a cart that has changed since it was read. A cart that was read without a lock needs no
 * other one; for a locked cart it is always true.
 */
export function isUnchanged({ tenantId, cartId, version }: ChangeKey) {
	return sql`tenant_id = ${tenantId} AND cart_id = ${cartId}
		${guarded('cart-lock', sql`AND version = ${version} AND status = 'OPEN'`)}`;
}

export type LineChange = { productId: number; quantity: number; shownCents: number };

/**
 * Quantities are absolute: the caller has read the current ones. False when the cart has changed
 * since, and nothing was written.
 */
export async function writeLines(
	tx: Tx,
	key: ChangeKey,
	{ set, removed }: { set: LineChange[]; removed: number[] },
): Promise<boolean> {
	const { tenantId, cartId } = key;
	const { rows } = await sql`
		WITH counted AS (
			UPDATE cart SET ${countChange(key)} WHERE ${isUnchanged(key)} RETURNING cart_id
		), removed AS (
			DELETE FROM cart_line USING counted
			WHERE tenant_id = ${tenantId} AND cart_line.cart_id = ${cartId}
				AND product_id = ANY (${removed}::int[])
		), written AS (
			INSERT INTO cart_line (tenant_id, cart_id, product_id, quantity, shown_cents)
			SELECT ${tenantId}, counted.cart_id, product_id, quantity, shown_cents
			FROM counted, unnest(
				${set.map(({ productId }) => productId)}::int[],
				${set.map(({ quantity }) => quantity)}::int[],
				${set.map(({ shownCents }) => shownCents)}::int[]
			) AS wanted (product_id, quantity, shown_cents)
			ON CONFLICT (tenant_id, cart_id, product_id)
			DO UPDATE SET quantity = excluded.quantity, shown_cents = excluded.shown_cents
		)
		SELECT FROM counted
	`.execute(tx);
	return rows.length === 1;
}
