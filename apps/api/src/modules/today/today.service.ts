import type {
	OrdersOfHour,
	Today,
	TodayWindow,
	WindowProgress,
} from '@korb/contracts/admin/orders/today';
import { clockAt, instantAt } from '@korb/domain/time/zone';
import type { Tx } from '../../db/schema.ts';
import {
	listDeliveries,
	listOrderFigures,
	listWindowRows,
	type Period,
	type Scope,
	sumOf,
	type WindowRow,
} from '../order-figures/index.ts';
import { type StaffContext, unitsOf } from '../staff/index.ts';
import { type HourRow, listHours, listNeeds } from './today.sql.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** More than this needs a filter, not a list. */
const MOST_NEEDS = 50;

export function readToday(ctx: StaffContext, unit?: string): Promise<Today> {
	const { db, me, tenant, now } = ctx;
	const { timeZone, currency } = tenant.config.clientRuntimeConfig;
	const midnight = (at: Date) => instantAt(clockAt(at, timeZone).day, '00:00', timeZone);
	// Half a day later is tomorrow on every day of the year, also when clocks change.
	const dayAfter = (start: Date) => midnight(new Date(start.getTime() + 1.5 * DAY_MS));
	const today = { from: midnight(now), to: now };
	const weekAgo = new Date(now.getTime() - WEEK_MS);
	const scope = { tenantId: me.tenantId, units: unitsOf(me, unit) };
	return db.snapshot(async (tx) => {
		const then = { from: midnight(weekAgo), to: weekAgo };
		const current = await readFigures(tx, scope, today);
		const past = await readFigures(tx, scope, then);
		const both = (name: keyof typeof current) => ({ now: current[name], before: past[name] });
		const tomorrow = dayAfter(today.from);
		const windows = await listWindowRows(tx, scope, { from: today.from, to: tomorrow });
		const needs = await listNeeds(tx, scope, MOST_NEEDS);
		return {
			currency,
			figures: {
				orders: both('orders'),
				revenue: both('revenue'),
				lines: both('lines'),
				missing: both('missing'),
				substituted: both('substituted'),
				delivered: both('delivered'),
				onTime: both('onTime'),
			},
			hours: toHours(
				clockAt(now, timeZone).time,
				await listHours(tx, scope, today, timeZone),
				await listHours(tx, scope, { from: then.from, to: dayAfter(then.from) }, timeZone),
			),
			windows: toWindows(windows),
			needs: needs.map((row) => ({
				kind: row.kind,
				orderNumber: row.order_number,
				since: row.since.toISOString(),
				amount: row.amount_cents,
			})),
		};
	});
}

/** Of all units in the scope together. */
async function readFigures(tx: Tx, scope: Scope, period: Period) {
	const orders = await listOrderFigures(tx, scope, period);
	const deliveries = await listDeliveries(tx, scope, period);
	return {
		orders: sumOf(orders, 'orders'),
		revenue: sumOf(orders, 'revenue'),
		lines: sumOf(orders, 'lines'),
		missing: sumOf(orders, 'missing'),
		substituted: sumOf(orders, 'substituted'),
		delivered: sumOf(deliveries, 'delivered'),
		onTime: sumOf(deliveries, 'onTime'),
	};
}

function toHours(
	time: string,
	now: readonly HourRow[],
	before: readonly HourRow[],
): OrdersOfHour[] {
	const current = Number(time.slice(0, 2));
	const countIn = (rows: readonly HourRow[], hour: number) =>
		rows.find((row) => row.hour === hour)?.orders ?? 0;
	return Array.from({ length: 24 }, (_, hour) => ({
		hour,
		now: hour > current ? null : countIn(now, hour),
		before: countIn(before, hour),
	}));
}

/** Windows of all units at the same time are one row of the board. */
function toWindows(rows: readonly WindowRow[]): TodayWindow[] {
	const windows = new Map<string, TodayWindow>();
	for (const row of rows) {
		const key = `${row.starts_at.getTime()} ${row.ends_at.getTime()}`;
		const window = windows.get(key) ?? toWindow(row);
		windows.set(key, window);
		const { unit, capacity, held, placed, picking, picked, delivered } = row;
		const counts = { capacity, held, placed, picking, picked, onItsWay: row.on_its_way, delivered };
		const known = window.units.find((each) => each.unit === unit);
		if (known) addTo(known, counts);
		else window.units.push({ unit, ...counts });
	}
	return [...windows.values()];
}

function toWindow({ starts_at: start, ends_at: end, cut_off_at: cutOff }: WindowRow): TodayWindow {
	return {
		start: start.toISOString(),
		end: end.toISOString(),
		cutOffAt: cutOff.toISOString(),
		units: [],
	};
}

/** All stores share one column. */
function addTo(sum: WindowProgress, counts: Omit<WindowProgress, 'unit'>): void {
	for (const name of Object.keys(counts) as (keyof typeof counts)[]) sum[name] += counts[name];
}
