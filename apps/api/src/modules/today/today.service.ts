import type { Today, TodayWindow, WindowProgress } from '@korb/contracts/admin/today';
import { clockAt, instantAt } from '@korb/domain/time/zone';
import type { StaffContext } from '../staff/index.ts';
import { getFigures, listNeeds, listWindowRows, type WindowRow } from './today.sql.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** More than this needs a filter, not a list. */
const MOST_NEEDS = 50;

export function readToday({ db, me, tenant, now }: StaffContext): Promise<Today> {
	const { timeZone, currency } = tenant.config.clientRuntimeConfig;
	const midnight = (at: Date) => instantAt(clockAt(at, timeZone).day, '00:00', timeZone);
	const today = { from: midnight(now), to: now };
	const weekAgo = new Date(now.getTime() - WEEK_MS);
	const scope = { tenantId: me.tenantId, units: me.units };
	return db.snapshot(async (tx) => {
		const current = await getFigures(tx, scope, today);
		const past = await getFigures(tx, scope, { from: midnight(weekAgo), to: weekAgo });
		const both = (name: keyof typeof current) => ({ now: current[name], before: past[name] });
		// Half a day later is tomorrow on every day of the year, also when clocks change.
		const tomorrow = midnight(new Date(today.from.getTime() + 1.5 * DAY_MS));
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
			},
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

/** Windows of all units at the same time are one row of the board. */
function toWindows(rows: readonly WindowRow[]): TodayWindow[] {
	const windows = new Map<string, TodayWindow>();
	for (const row of rows) {
		const [start, end] = [row.starts_at.toISOString(), row.ends_at.toISOString()];
		const key = `${start} ${end}`;
		const cutOffAt = row.cut_off_at.toISOString();
		const window = windows.get(key) ?? { start, end, cutOffAt, units: [] };
		windows.set(key, window);
		const { unit, capacity, held, placed, picking, picked, delivered } = row;
		const counts = { capacity, held, placed, picking, picked, onItsWay: row.on_its_way, delivered };
		const known = window.units.find((each) => each.unit === unit);
		if (known) addTo(known, counts);
		else window.units.push({ unit, ...counts });
	}
	return [...windows.values()];
}

/** All stores share one column. */
function addTo(sum: WindowProgress, counts: Omit<WindowProgress, 'unit'>): void {
	for (const name of Object.keys(counts) as (keyof typeof counts)[]) sum[name] += counts[name];
}
