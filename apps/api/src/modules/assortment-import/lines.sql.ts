import type { ImportLineKind } from '@korb/contracts/admin/assortment/imports';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { Change } from './check/changes.ts';
import type { ImportKey } from './imports.sql.ts';
import type { OfferValues } from './read/offer-values.ts';
import type { ProductValues } from './read/product-values.ts';
import type { SentLine } from './read/read-lines.ts';

export async function insertLines(tx: Tx, key: ImportKey, lines: SentLine[]): Promise<void> {
	await sql`
		INSERT INTO import_line (tenant_id, import_id, line, sent)
		SELECT ${key.tenantId}, ${key.importId}, line, sent
		FROM json_to_recordset(${JSON.stringify(lines)}::json) AS record (line int, sent jsonb)
	`.execute(tx);
}

export async function listSent(
	tx: Tx,
	key: ImportKey,
	{ after, atMost }: { after: number; atMost: number },
): Promise<SentLine[]> {
	const { rows } = await sql<SentLine>`
		SELECT line, sent FROM import_line
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} AND line > ${after}
		ORDER BY line LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

export type CheckedLine = {
	line: number;
	kind: ImportLineKind;
	sku: string | null;
	region: string | null;
	offer_values: OfferValues | null;
	product_values: ProductValues | null;
	changes: Change[];
	reason: string | null;
	reason_field: string | null;
	reason_value: string | null;
	step_percent: number | null;
};

export async function updateChecked(tx: Tx, key: ImportKey, lines: CheckedLine[]): Promise<void> {
	await sql`
		UPDATE import_line AS stored SET kind = record.kind, sku = record.sku, region = record.region,
			offer_values = record.offer_values, product_values = record.product_values,
			changes = record.changes, reason = record.reason,
			reason_field = record.reason_field, reason_value = record.reason_value,
			step_percent = record.step_percent
		FROM json_to_recordset(${JSON.stringify(lines)}::json) AS record (
			line int, kind text, sku text, region text, offer_values jsonb, product_values jsonb,
			changes jsonb, reason text, reason_field text, reason_value text, step_percent int
		)
		WHERE stored.tenant_id = ${key.tenantId} AND stored.import_id = ${key.importId}
			AND stored.line = record.line
	`.execute(tx);
}

/** Earlier lines about the same offers. */
export async function listEarlier(
	tx: Tx,
	key: ImportKey,
	upTo: number,
	names: { sku: string; region: string | null }[],
): Promise<{ sku: string; region: string | null; line: number }[]> {
	const { rows } = await sql<{ sku: string; region: string | null; line: number }>`
		SELECT stored.sku, stored.region, min(stored.line) AS line FROM import_line AS stored
		JOIN unnest(${names.map(({ sku }) => sku)}::text[], ${names.map(({ region }) => region)}::text[])
			AS named (sku, region) ON named.sku = stored.sku
			AND named.region IS NOT DISTINCT FROM stored.region
		WHERE stored.tenant_id = ${key.tenantId} AND stored.import_id = ${key.importId}
			AND stored.line <= ${upTo} AND stored.kind <> 'refused'
		GROUP BY stored.sku, stored.region
	`.execute(tx);
	return rows;
}

/** The first of the earlier lines that describe each of these products. */
export async function listEarlierProducts(
	tx: Tx,
	key: ImportKey,
	upTo: number,
	skus: string[],
): Promise<{ sku: string; line: number; values: ProductValues }[]> {
	const { rows } = await sql<{ sku: string; line: number; values: ProductValues }>`
		SELECT DISTINCT ON (sku) sku, line, product_values AS values FROM import_line
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} AND line <= ${upTo}
			AND sku = ANY (${skus}) AND product_values IS NOT NULL AND kind <> 'refused'
		ORDER BY sku, line
	`.execute(tx);
	return rows;
}

export type OpenLine = {
	line: number;
	kind: ImportLineKind;
	sku: string;
	region: string | null;
	offer_values: OfferValues | null;
	product_values: ProductValues | null;
	changes: Change[];
	applied_at: Date | null;
};

/** Lines that are to be applied. */
export async function listOpen(
	tx: Tx,
	key: ImportKey,
	{ after, atMost, kinds }: { after: number; atMost: number; kinds: ImportLineKind[] },
): Promise<OpenLine[]> {
	const { rows } = await sql<OpenLine>`
		SELECT line, kind, sku, region, offer_values, product_values, changes, applied_at
		FROM import_line
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} AND line > ${after}
			AND kind = ANY (${kinds}::text[]) AND applied_at IS NULL
		ORDER BY line LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

/** Lines that are to be rolled back. */
export async function listApplied(
	tx: Tx,
	key: ImportKey,
	{ after, atMost }: { after: number; atMost: number },
): Promise<OpenLine[]> {
	const { rows } = await sql<OpenLine>`
		SELECT line, kind, sku, region, offer_values, product_values, changes, applied_at
		FROM import_line
		WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} AND line > ${after}
			AND applied_at IS NOT NULL AND rolled_back_at IS NULL
		ORDER BY line LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

export type DoneLine = { line: number; changes: Change[] };

export async function updateDone(
	tx: Tx,
	key: ImportKey,
	what: 'applied_at' | 'rolled_back_at',
	lines: DoneLine[],
): Promise<void> {
	await sql`
		UPDATE import_line AS stored SET ${sql.ref(what)} = now(), changes = record.changes
		FROM json_to_recordset(${JSON.stringify(lines)}::json) AS record (line int, changes jsonb)
		WHERE stored.tenant_id = ${key.tenantId} AND stored.import_id = ${key.importId}
			AND stored.line = record.line
	`.execute(tx);
}

export type ShownLine = Omit<CheckedLine, 'offer_values' | 'product_values'> & {
	applied_at: Date | null;
	name: string | null;
	brand_name: string | null;
	picture_id: string | null;
};

export async function listShown(
	tx: Tx,
	key: ImportKey,
	filter: { kind: ImportLineKind | null; after: number; upTo: number | null; atMost: number },
): Promise<ShownLine[]> {
	const { kind, after, upTo, atMost } = filter;
	const { rows } = await sql<ShownLine>`
		SELECT line, kind, page.sku, region, changes, reason, reason_field, reason_value, step_percent,
			applied_at, product.name, brand.name AS brand_name, picture_id
		FROM (
			SELECT * FROM import_line
			WHERE tenant_id = ${key.tenantId} AND import_id = ${key.importId} AND line > ${after}
				${upTo === null ? sql`` : sql`AND line <= ${upTo}`}
				AND ${kind === null ? sql`kind IN ('new', 'changed', 'held')` : sql`kind = ${kind}`}
			ORDER BY line LIMIT ${atMost}
		) AS page
		LEFT JOIN product ON product.tenant_id = ${key.tenantId} AND product.sku = page.sku
		LEFT JOIN brand ON brand.tenant_id = ${key.tenantId} AND brand.slug = product.brand
		ORDER BY line
	`.execute(tx);
	return rows;
}
