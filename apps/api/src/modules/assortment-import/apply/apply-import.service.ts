import type { ImportLineKind } from '@korb/contracts/admin/assortment/imports';
import type { Tx } from '../../../db/schema.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import {
	lockOffers,
	lockProducts,
	type OfferStateRow,
	type ProductState,
	writeChangedOffers,
	writeChangedProducts,
} from '../../catalogue/index.ts';
import { type Change, isOfferField } from '../check/changes.ts';
import { toRefused } from '../check/check-import.service.ts';
import { judgeLine, type Limits, nameOf, type States, toFeedOffer } from '../check/judge-line.ts';
import { judgeProduct } from '../check/judge-product.ts';
import { loadStates, offersOf, productsOf } from '../check/load-states.ts';
import { advanceImport, type ImportKey, type ImportRow } from '../imports.sql.ts';
import {
	type CheckedLine,
	type DoneLine,
	listOpen,
	type OpenLine,
	updateChecked,
	updateDone,
} from '../lines.sql.ts';
import type { NamedValues } from '../read/offer-values.ts';

export type Batch = { outbox: Outbox; today: string; limits: Limits; atMost: number };

/**
 * Writes a batch of lines and what each of them changed. Offers and products may be others than at the
 * check, so every line is judged again. False: there was none left.
 */
export async function applyBatch(
	tx: Tx,
	key: ImportKey,
	run: ImportRow,
	{ outbox, today, limits, atMost }: Batch,
): Promise<boolean> {
	const kinds: ImportLineKind[] = [
		'new',
		'changed',
		...(run.includes_held ? ['held' as const] : []),
	];
	const lines = await listOpen(tx, key, { after: run.cursor_line, atMost, kinds });
	const last = lines.at(-1);
	if (!last) return false;
	const before = await lockStates(tx, key, lines);
	const others: { from: ImportLineKind; line: CheckedLine }[] = [];
	const taken: OpenLine[] = [];
	for (const line of lines) {
		const verdict = judgeLine(toNamed(line), before, limits);
		const isHeld = verdict.kind === 'held' && !run.includes_held;
		if (
			verdict.kind === 'new' ||
			verdict.kind === 'changed' ||
			(verdict.kind === 'held' && !isHeld)
		) {
			taken.push({ ...line, changes: verdict.changes });
		} else {
			others.push({ from: line.kind, line: toOther(line, verdict) });
		}
	}
	await writeChangedProducts(tx, outbox, key, productsAfter(taken, before));
	const offered = taken.filter(({ changes }) => changes.some(({ field }) => isOfferField(field)));
	const counted = offered.filter(({ offer_values }) => offer_values?.stock !== undefined);
	const uncounted = offered.filter(({ offer_values }) => offer_values?.stock === undefined);
	const toOffer = (line: OpenLine) => offerAfter(line, before.offers.get(nameOf(line)), run);
	await writeChangedOffers(
		tx,
		outbox,
		{ ...key, today },
		{ counted: counted.map(toOffer), uncounted: uncounted.map(toOffer) },
	);
	const after = await loadStates(tx, key, taken.map(toNamed));
	await updateDone(
		tx,
		key,
		'applied_at',
		taken.map((line) => toDone(line, before, after)),
	);
	if (others.length > 0) {
		await updateChecked(
			tx,
			key,
			others.map(({ line }) => line),
		);
	}
	await advanceImport(tx, key, last.line, countsOf(taken, others));
	return true;
}

/** Products first, as a feed does. */
export async function lockStates(tx: Tx, key: ImportKey, lines: OpenLine[]): Promise<States> {
	const named = lines.map(toNamed);
	await lockProducts(tx, key.tenantId, productsOf(named));
	await lockOffers(tx, key.tenantId, offersOf(named));
	return loadStates(tx, key, named);
}

function toNamed({ sku, region, offer_values, product_values }: OpenLine): NamedValues {
	return { sku, region, values: offer_values, product: product_values };
}

function productsAfter(lines: OpenLine[], before: States): Map<string, ProductState> {
	const next = new Map<string, ProductState>();
	for (const { sku, product_values, changes } of lines) {
		if (!product_values || changes.every(({ field }) => isOfferField(field))) continue;
		const verdict = judgeProduct(sku, product_values, before.products.get(sku), before.names);
		if ('next' in verdict) next.set(sku, verdict.next);
	}
	return next;
}

const nothing = { loyaltyPriceCents: null, multiBuy: null, promotion: null, backOn: null };

function offerAfter(line: OpenLine, known: OfferStateRow | undefined, run: ImportRow) {
	const { sku, region, offer_values } = line;
	const { stock, countedAt = run.created_at.toISOString(), ...values } = offer_values ?? {};
	const { priceCents } = { ...known?.offer, ...values };
	if (priceCents === undefined || region === null)
		throw new Error(`line ${line.line} has no offer`);
	const offer = { ...nothing, availability: 'available' as const, ...known?.offer, ...values };
	// Orders since the upload are subtracted, as they are from a count of the feed.
	const counted = stock === undefined || stock === null ? null : { stock, countedAt };
	return toFeedOffer({ sku, region }, { ...offer, priceCents }, counted);
}

/** What was really changed: stock depends on orders that came in meanwhile. */
function toDone(line: OpenLine, before: States, after: States): DoneLine {
	const changes = line.changes.map(({ field }) => ({
		field,
		before: valueIn(before, line, field),
		after: valueIn(after, line, field),
	}));
	return { line: line.line, changes };
}

function valueIn({ offers, products }: States, line: OpenLine, field: Change['field']): unknown {
	if (isOfferField(field)) return offers.get(nameOf(line))?.offer?.[field] ?? null;
	return products.get(line.sku)?.[field] ?? null;
}

function toOther(line: OpenLine, verdict: ReturnType<typeof judgeLine>): CheckedLine {
	const { sku, region, offer_values, product_values } = line;
	if (verdict.kind === 'refused') return toRefused(line, verdict.refusal, toNamed(line));
	return {
		...{ line: line.line, kind: verdict.kind, sku, region, offer_values, product_values },
		changes: verdict.kind === 'unchanged' ? [] : verdict.changes,
		step_percent: verdict.kind === 'unchanged' ? null : verdict.stepPercent,
		...{ reason: null, reason_field: null, reason_value: null },
	};
}

/** Lines that turned out differently move from one count to the other. */
function countsOf(taken: OpenLine[], others: { from: ImportLineKind; line: CheckedLine }[]) {
	const counts: Record<string, number> = { applied: taken.length };
	const add = (kind: string, count: number) => {
		counts[kind] = (counts[kind] ?? 0) + count;
	};
	for (const { kind } of taken) if (kind === 'held') add('held', -1);
	for (const { from, line } of others) {
		add(from, -1);
		add(line.kind, 1);
	}
	return counts;
}
