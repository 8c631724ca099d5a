import type {
	LineResult,
	OpenWave,
	PickingLine,
	PickingWave,
	Substitute,
} from '@korb/contracts/admin/picking/picking';
import type { PickedReport } from '@korb/contracts/order/order-reports';
import { crates } from '@korb/domain/picking/picking-rules';
import { addedAllergens, isUndeclared } from '@korb/domain/picking/substitutes';
import { clockAt } from '@korb/domain/time/zone';
import { pictureBase } from '../catalogue/index.ts';
import type { OrderSnapshot } from '../order-records/index.ts';
import type { CrateRow } from './crates.sql.ts';
import type { ResultRow, ShelfRow, WaveOrderRow } from './results.sql.ts';
import type { CandidateRow } from './substitutes.sql.ts';
import type { ReadyOrderRow } from './waves.sql.ts';

export type SnapshotLine = OrderSnapshot['cart']['productLineItems'][number];
export type Clock = { now: Date; timeZone: string };

/** Orders of one window and unit that fit a trolley, and waves that somebody has left. */
export function toOpenWaves(rows: readonly ReadyOrderRow[], clock: Clock): OpenWave[] {
	const waves: { key: string; rows: ReadyOrderRow[] }[] = [];
	const started = new Map<string, number>();
	for (const row of rows) {
		const place = `${row.window.id} ${row.unit}`;
		const key = row.wave_id ?? place;
		const last = waves.findLast((wave) => wave.key === key);
		if (last && (row.wave_id || last.rows.length < crates.length)) last.rows.push(row);
		else waves.push({ key, rows: [row] });
	}
	return waves.map(({ key, rows: [first, ...others] }) => {
		if (!first) throw new Error('a wave without orders');
		const fresh = first.wave_id ? 0 : (started.get(key) ?? 0) + 1;
		started.set(key, fresh);
		return {
			...toHead(first.window, first.unit, first.number + fresh, clock),
			orderNumbers: [first, ...others].map(({ order_number: number }) => number),
			lineCount: [first, ...others].reduce((sum, row) => sum + row.line_count, 0),
			zones: [...new Set([first, ...others].flatMap(({ zones }) => zones))],
			isStarted: first.wave_id !== null,
		};
	});
}

export function toHead(
	{ start, end }: { start: string; end: string },
	unit: string,
	number: number,
	{ now, timeZone }: Clock,
) {
	const hour = clockAt(new Date(start), timeZone).time.slice(0, 2);
	return {
		name: `W-${hour}-${number}`,
		unit,
		window: { start, end },
		isLate: new Date(start) <= now,
	};
}

type WaveParts = {
	wave: { wave_id: string; unit: string; number: number };
	orders: readonly WaveOrderRow[];
	/** In walking order. */
	shelves: readonly ShelfRow[];
	results: readonly ResultRow[];
	crates: readonly CrateRow[];
};

export function toWave(
	{ wave, orders, shelves, results, ...labelled }: WaveParts,
	clock: Clock,
): PickingWave {
	const window = orders[0]?.snapshot.cart.distributionWindow;
	if (!window) throw new Error('a wave without a window');
	const placeOf = new Map(shelves.map((shelf, place) => [shelf.sku, { ...shelf, place }]));
	const walk = (sku: string) => placeOf.get(sku)?.place ?? Number.POSITIVE_INFINITY;
	const open = orders.filter(({ is_open: isOpen }) => isOpen);
	return {
		...toHead(window, wave.unit, wave.number, clock),
		waveId: wave.wave_id,
		orders: open.map(({ order_number: orderNumber, crate, snapshot }) => ({
			orderNumber,
			crate: crate as PickingWave['orders'][number]['crate'],
			note: snapshot.note,
			crates: labelled.crates
				.filter((each) => each.order_number === orderNumber)
				.map(({ number, temperature_zone: temperatureZone }) => ({ number, temperatureZone })),
		})),
		lines: open
			.flatMap(({ order_number: orderNumber, snapshot }) =>
				snapshot.cart.productLineItems.map((line) =>
					toLine({ orderNumber, snapshot, line, shelf: placeOf.get(line.product.sku), results }),
				),
			)
			// Stable, so lines of one product stay in the order of the crates.
			.sort((one, other) => compare(walk(one.sku), walk(other.sku))),
	};
}

/** Two products that have left the assortment are infinitely far, and equal. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

type LineParts = {
	orderNumber: string;
	snapshot: OrderSnapshot;
	line: SnapshotLine;
	shelf: ShelfRow | undefined;
	results: readonly ResultRow[];
};

function toLine({ orderNumber, snapshot, line, shelf, results }: LineParts): PickingLine {
	const { product, lineItemId, isEstimate } = line;
	const result = results.find(
		(each) => each.order_number === orderNumber && each.line_item_id === lineItemId,
	);
	return {
		orderNumber,
		lineItemId,
		sku: product.sku,
		name: product.name,
		brand: product.brand?.name ?? null,
		contentText: product.contentText,
		picture: product.picture.base,
		zone: product.parentCategories[0]?.name ?? product.category,
		shelfPlace: shelf?.shelf_place ?? null,
		eans: shelf?.eans ?? [],
		quantity: line.quantity,
		wantedGrams: wantedGramsOf(line),
		pricePerKilo: isEstimate
			? Math.round((line.perPiecePrice * 1000) / product.quantityStepSize)
			: null,
		totalPrice: line.totalPrice,
		maximumPrice: line.maximumPrice,
		substitution: preferenceOf(snapshot, lineItemId),
		result: result ? toResult(result) : null,
	};
}

/** Null for products sold by the piece. */
export function wantedGramsOf({ isEstimate, quantity, product }: SnapshotLine): number | null {
	return isEstimate ? quantity * product.quantityStepSize : null;
}

export function preferenceOf(
	{ substitution, substitutions }: OrderSnapshot,
	lineItemId: string,
): PickingLine['substitution'] {
	const own = substitutions.find((each) => each.lineItemId === lineItemId);
	return own?.preference ?? substitution;
}

function toResult({ quantity, grams, reason, substitute }: ResultRow): LineResult {
	return {
		quantity,
		grams,
		reason,
		substitute: substitute && { sku: substitute.sku, name: substitute.name },
	};
}

/** A line item that is not reported was packed as ordered. */
export function toReport(
	{ cart }: OrderSnapshot,
	results: readonly ResultRow[],
): PickedReport['lines'] {
	return results
		.filter(({ line_item_id: id, quantity, grams, substitute }) => {
			const line = cart.productLineItems.find(({ lineItemId }) => lineItemId === id);
			return substitute || grams !== null || quantity !== line?.quantity;
		})
		.map(({ line_item_id: lineItemId, quantity, grams, substitute }) => ({
			lineItemId,
			quantity,
			...(grams !== null && { grams }),
			...(substitute && { substitute }),
		}));
}

export function toSubstitute(row: CandidateRow, quantity: number): Substitute {
	const added = addedAllergens(row.ordered_food, row.food) as Substitute['addedAllergens'];
	return {
		sku: row.sku,
		name: row.name,
		brand: row.brand,
		contentText: row.content_text,
		picture: pictureBase(row.picture_id),
		shelfPlace: row.shelf_place,
		eans: row.eans,
		stock: row.stock,
		quantity,
		totalPrice: row.price_cents * quantity,
		addedAllergens: added,
		isBlocked: added.length > 0 || isUndeclared(row.ordered_food, row.food),
	};
}
