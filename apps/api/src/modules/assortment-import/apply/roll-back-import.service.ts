import type { FeedOffer } from '@korb/contracts/catalogue/catalogue-feed';
import type { Tx } from '../../../db/schema.ts';
import {
	type OfferState,
	type OfferStateRow,
	type ProductState,
	toProductRecord,
	writeChangedOffers,
	writeChangedProducts,
} from '../../catalogue/index.ts';
import { type Change, equals, isOfferField } from '../check/changes.ts';
import { nameOf, refusalOf, toFeedOffer } from '../check/judge-line.ts';
import { advanceImport, type ImportKey, type ImportRow } from '../imports.sql.ts';
import { listApplied, type OpenLine, updateDone } from '../lines.sql.ts';
import { type Batch, lockStates } from './apply-import.service.ts';

/**
 * Writes the values before as new ones, so the history of prices goes on. Fields that have changed
 * since stay as they are. False: there was no line left.
 */
export async function rollBackBatch(
	tx: Tx,
	key: ImportKey,
	run: ImportRow,
	{ outbox, today, atMost }: Omit<Batch, 'limits'>,
): Promise<boolean> {
	const lines = await listApplied(tx, key, { after: run.cursor_line, atMost });
	const last = lines.at(-1);
	if (!last) return false;
	const states = await lockStates(tx, key, lines);
	const counted: FeedOffer[] = [];
	const uncounted: FeedOffer[] = [];
	const products = new Map<string, ProductState>();
	const done = lines.map((line) => {
		const product = products.get(line.sku) ?? states.products.get(line.sku);
		const describing = restoreProduct(line, product);
		if (describing.next) products.set(line.sku, describing.next);
		const offering = restoreOffer(line, states.offers.get(nameOf(line)));
		if (offering.offer) (offering.isCounted ? counted : uncounted).push(offering.offer);
		return { line: line.line, changes: [...describing.changes, ...offering.changes] };
	});
	await writeChangedProducts(tx, outbox, key, products);
	await writeChangedOffers(tx, outbox, { ...key, today }, { counted, uncounted });
	await updateDone(tx, key, 'rolled_back_at', done);
	const kept = done.flatMap(({ changes }) => changes.filter(({ isKept }) => isKept)).length;
	await advanceImport(tx, key, last.line, { rolled_back: lines.length, kept });
	return true;
}

const toKept = (change: Change): Change => ({ ...change, isKept: true });

/** Values before that do not go with what is there now stay away. */
function restoreProduct(
	line: OpenLine,
	current: ProductState | undefined,
): { next: ProductState | null; changes: Change[] } {
	const own = line.changes.filter(({ field }) => !isOfferField(field));
	if (!current) return { next: null, changes: own.map(toKept) };
	const changes = own.map((change) =>
		equals(current[change.field as keyof ProductState] ?? null, change.after)
			? change
			: toKept(change),
	);
	const open = changes.filter(({ isKept }) => !isKept);
	if (open.length === 0) return { next: null, changes };
	const before = Object.fromEntries(open.map(({ field, before }) => [field, before]));
	const next: ProductState = { ...current, ...before };
	if ('field' in toProductRecord(line.sku, next)) return { next: null, changes: own.map(toKept) };
	return { next, changes };
}

type RestoredOffer = { offer: FeedOffer | null; isCounted: boolean; changes: Change[] };

function restoreOffer(line: OpenLine, known: OfferStateRow | undefined): RestoredOffer {
	const { sku, region } = line;
	const own = line.changes.filter(({ field }) => isOfferField(field));
	if (own.length === 0 || region === null) return { offer: null, isCounted: false, changes: [] };
	const { offer = null, isWeighed = false } = known ?? {};
	const restored = offer ? restore({ ...line, sku, region, changes: own }, offer, isWeighed) : null;
	if (!restored) return { offer: null, isCounted: false, changes: own.map(toKept) };
	const isOpen = restored.changes.some(({ isKept }) => !isKept);
	return { ...restored, offer: isOpen ? restored.offer : null };
}

type Restored = { offer: FeedOffer; isCounted: boolean; changes: Change[] };

/** Null where the values before do not go with what is there now. */
function restore(
	line: OpenLine & { region: string },
	current: OfferState,
	isWeighed: boolean,
): Restored | null {
	const changes = line.changes.map((change) =>
		isUntouched(change, current) ? change : toKept(change),
	);
	// An offer that was new is taken off sale: orders may refer to it.
	if (line.kind === 'new') {
		const isOurs = changes.every(({ isKept }) => !isKept);
		const offer = toFeedOffer(line, isOurs ? { ...current, availability: 'unavailable' } : current);
		return { offer, isCounted: false, changes };
	}
	const open = changes.filter(({ isKept }) => !isKept);
	const values = Object.fromEntries(open.map(({ field, before }) => [field, before]));
	const next: OfferState = { ...current, ...values };
	if (refusalOf(next, isWeighed)) return null;
	const isCounted = 'stock' in values;
	const stock = isCounted ? stockBefore(line, next.stock) : null;
	return { offer: toFeedOffer(line, next, stock), isCounted, changes };
}

/** Orders take stock without changing what was counted. */
function isUntouched({ field, after }: Change, current: OfferState): boolean {
	if (field !== 'stock') return equals(current[field as keyof OfferState], after);
	const { counted, countedAt } = (after ?? {}) as Partial<NonNullable<OfferState['stock']>>;
	return after === null || current.stock === null
		? after === current.stock
		: equals({ counted, countedAt }, { ...current.stock, free: undefined });
}

/** Orders since the count before are subtracted again when it is written. */
function stockBefore({ applied_at }: OpenLine, stock: OfferState['stock']) {
	if (!stock) return null;
	const { free, counted, countedAt } = stock;
	if (counted !== null && countedAt !== null) return { stock: counted, countedAt };
	return { stock: free, countedAt: (applied_at ?? new Date()).toISOString() };
}
