import type { Tenant } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { listRegions } from '../../catalogue/index.ts';
import { advanceImport, type ImportKey, type ImportRow } from '../imports.sql.ts';
import {
	type CheckedLine,
	listEarlier,
	listEarlierProducts,
	listSent,
	updateChecked,
} from '../lines.sql.ts';
import type { NamedValues, Refusal } from '../read/offer-values.ts';
import type { ProductValues } from '../read/product-values.ts';
import type { SentLine } from '../read/read-lines.ts';
import { toValues } from '../read/to-values.ts';
import { equals } from './changes.ts';
import { judgeLine, type Limits, nameOf } from './judge-line.ts';
import { loadStates, productsOf } from './load-states.ts';

/** Without a first offer there is still the region of visitors without an address. */
const DEFAULT_REGION = 'default';

export async function limitsOf(tx: Tx, tenant: Tenant, run: ImportRow): Promise<Limits> {
	const isFeed = run.source === 'feed';
	return {
		maxStepPercent: run.max_step_percent,
		units: run.units,
		regions: isFeed ? null : new Set([DEFAULT_REGION, ...(await listRegions(tx, tenant.id))]),
		ownedByFeed: isFeed ? [] : tenant.backOffice.feedOwns,
	};
}

/** Compares a batch of lines with the offers, and changes none. False: there was none left. */
export async function checkBatch(
	tx: Tx,
	key: ImportKey,
	run: ImportRow,
	{ limits, atMost }: { limits: Limits; atMost: number },
): Promise<boolean> {
	const lines = await listSent(tx, key, { after: run.cursor_line, atMost });
	const last = lines.at(-1);
	if (!last) return false;
	const read = lines.map((line) => ({ line, values: toValues(line.sent, run) }));
	const named = read.flatMap(({ values }) => ('sku' in values ? [values] : []));
	const states = await loadStates(tx, key, named);
	const seen = new Map(
		(await listEarlier(tx, key, run.cursor_line, named)).map((row) => [nameOf(row), row.line]),
	);
	const described = new Map(
		(await listEarlierProducts(tx, key, run.cursor_line, productsOf(named))).map((row) => [
			row.sku,
			row,
		]),
	);
	const checked = read.map(({ line, values }) => {
		if ('reason' in values) return toRefused(line, values);
		const earlier = seen.get(nameOf(values)) ?? contradicted(values, described.get(values.sku));
		if (earlier !== undefined) {
			return toRefused(
				line,
				{ reason: 'duplicate', field: 'line', value: String(earlier) },
				values,
			);
		}
		const { sku } = values;
		// The first line about a product changes it.
		const own = described.has(sku) ? { ...values, product: null } : values;
		const verdict = judgeLine(own, states, limits);
		if (verdict.kind === 'refused') return toRefused(line, verdict.refusal, values);
		seen.set(nameOf(values), line.line);
		if (own.product) described.set(sku, { sku, line: line.line, values: own.product });
		return toChecked(line, own, verdict);
	});
	await updateChecked(tx, key, checked);
	await advanceImport(tx, key, last.line, countKinds(checked));
	return true;
}

/** Lines about several offers may repeat what they say about the product, and not change it. */
function contradicted(
	{ values, product }: NamedValues,
	first: { line: number; values: ProductValues } | undefined,
): number | undefined {
	if (!product || !first) return undefined;
	return values && equals(product, first.values) ? undefined : first.line;
}

function toChecked(
	{ line }: SentLine,
	{ sku, region, values, product }: NamedValues,
	verdict: Exclude<ReturnType<typeof judgeLine>, { kind: 'refused' }>,
): CheckedLine {
	const { kind } = verdict;
	return {
		...{ line, kind, sku, region, offer_values: values, product_values: product },
		changes: kind === 'unchanged' ? [] : verdict.changes,
		step_percent: kind === 'unchanged' ? null : verdict.stepPercent,
		...{ reason: null, reason_field: null, reason_value: null },
	};
}

export function toRefused(
	{ line }: { line: number },
	{ reason, field, value }: Refusal,
	named?: NamedValues,
): CheckedLine {
	return {
		...{ line, kind: 'refused', changes: [], step_percent: null },
		...{ offer_values: null, product_values: null },
		sku: named?.sku ?? (field === 'sku' && value ? value : null),
		region: named?.region ?? null,
		...{ reason, reason_field: field ?? null, reason_value: value ?? null },
	};
}

export function countKinds(lines: { kind: CheckedLine['kind'] }[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const { kind } of lines) counts[kind] = (counts[kind] ?? 0) + 1;
	return counts;
}
