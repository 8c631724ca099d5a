import { addDays, type Day } from '@korb/domain/pricing/prices';
import { clockAt, instantAt } from '@korb/domain/time/zone';
import type { Tx } from '../../db/schema.ts';
import {
	type LineSumRow,
	listDeliveries,
	listLineSums,
	listOrderFigures,
	listRefunded,
	listWindowRows,
	type Period,
	type WindowRow,
} from '../order-figures/index.ts';
import {
	type DailyCategory,
	type DailyFigures,
	type DailyProduct,
	type DailyWindow,
	replaceCategories,
	replaceFigures,
	replaceProducts,
	replaceWindows,
} from './daily.sql.ts';

export type CountedShop = { id: string; timeZone: string };

export function periodOf(day: Day, timeZone: string): Period {
	return {
		from: instantAt(day, '00:00', timeZone),
		to: instantAt(addDays(day, 1), '00:00', timeZone),
	};
}

/** Counts a day from its orders and replaces what was counted before, so repeating it changes nothing. */
export async function countDay(
	tx: Tx,
	{ id, timeZone }: CountedShop,
	day: Day,
	{ withWindows }: { withWindows: boolean },
): Promise<void> {
	const [scope, key] = [
		{ tenantId: id, units: null },
		{ tenantId: id, day },
	];
	const period = periodOf(day, timeZone);
	const figures = mergeByUnit([
		...(await listOrderFigures(tx, scope, period)),
		...(await listRefunded(tx, scope, period)),
		...(await listDeliveries(tx, scope, period)),
	]);
	await replaceFigures(tx, key, figures);
	const sums = await listLineSums(tx, scope, period);
	await replaceCategories(tx, key, toCategories(sums));
	await replaceProducts(tx, key, toProducts(sums));
	if (!withWindows) return;
	const windows = await listWindowRows(tx, scope, period);
	await replaceWindows(tx, key, toWindows(windows, timeZone));
}

const nothing = {
	...{ orders: 0, revenue: 0, refunded: 0, lines: 0, missing: 0, substituted: 0 },
	...{ delivered: 0, onTime: 0 },
};

/** Orders of a unit may all have been placed on other days than they were delivered. */
function mergeByUnit(rows: readonly (Partial<DailyFigures> & { unit: string })[]): DailyFigures[] {
	const units = new Map<string, DailyFigures>();
	for (const row of rows) {
		units.set(row.unit, { ...nothing, ...units.get(row.unit), ...row });
	}
	return [...units.values()];
}

function toCategories(sums: readonly LineSumRow[]): DailyCategory[] {
	return [...Map.groupBy(sums, ({ unit, category }) => `${unit}\n${category}`).values()].flatMap(
		([first, ...others]) =>
			first
				? {
						...{ unit: first.unit, category: first.category },
						revenue: others.reduce((sum, { revenue }) => sum + revenue, first.revenue),
					}
				: [],
	);
}

/** A product may have changed its category during the day. */
function toProducts(sums: readonly LineSumRow[]): DailyProduct[] {
	const products = new Map<string, DailyProduct>();
	for (const { unit, sku, lines, missing, substituted, lost } of sums) {
		if (lines === 0) continue;
		const key = `${unit}\n${sku}`;
		const known = products.get(key) ?? { unit, sku, lines: 0, missing: 0, substituted: 0, lost: 0 };
		products.set(key, {
			...known,
			lines: known.lines + lines,
			missing: known.missing + missing,
			substituted: known.substituted + substituted,
			lost: known.lost + lost,
		});
	}
	return [...products.values()];
}

/** Of deliveries: stores share their unit, and their windows overlap. */
function toWindows(rows: readonly WindowRow[], timeZone: string): DailyWindow[] {
	return rows.flatMap((row) => {
		if (row.unit === null) return [];
		const taken = row.placed + row.picking + row.picked + row.on_its_way + row.delivered;
		const [starts, ends] = [clockAt(row.starts_at, timeZone), clockAt(row.ends_at, timeZone)];
		return {
			...{ unit: row.unit, starts: starts.time, ends: ends.time },
			...{ capacity: row.capacity, taken },
		};
	});
}
