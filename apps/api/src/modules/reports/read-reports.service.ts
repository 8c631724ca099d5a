import type {
	PickingReport,
	SalesReport,
	SearchReport,
	ServiceReport,
	WindowsReport,
} from '@korb/contracts/admin/reports/reports';
import { addDays, type Day, dayAt } from '@korb/domain/pricing/prices';
import { type Days, type ReportPeriod, reportPeriod } from '@korb/domain/reports/report-period';
import type { Tx } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { pictureBase } from '../catalogue/index.ts';
import { type Scope, sumOf } from '../order-figures/index.ts';
import { listMisses } from '../search-events/index.ts';
import { type StaffContext, unitsOf } from '../staff/index.ts';
import {
	type DayRow,
	findCountedUntil,
	listCategories,
	listDays,
	listMissingProducts,
	listWindowUse,
} from './reports.sql.ts';

type ReportQuery = { from?: Day | undefined; to?: Day | undefined; unit?: string | undefined };

const MOST_MISSES = 50;

export function readSales(ctx: StaffContext, query: ReportQuery): Promise<SalesReport> {
	const { currency } = ctx.tenant.config.clientRuntimeConfig;
	return read(ctx, query, async (tx, { scope, period, days, head }) => ({
		...head,
		currency,
		figures: figuresOf(['orders', 'revenue'], days),
		days: eachDay(period).map((day, index) => {
			const dayBefore = addDays(period.before.from, index);
			const both = (name: 'orders' | 'revenue') => ({
				now: on(days.now, day)?.[name] ?? 0,
				before: on(days.before, dayBefore)?.[name] ?? 0,
			});
			return { day, orders: both('orders'), revenue: both('revenue') };
		}),
		categories: (await listCategories(tx, scope, period)).map(({ slug, name, now, before }) => ({
			...{ slug, name },
			revenue: { now, before },
		})),
	}));
}

export function readService(ctx: StaffContext, query: ReportQuery): Promise<ServiceReport> {
	const { currency } = ctx.tenant.config.clientRuntimeConfig;
	return read(ctx, query, async (_, { days, head }) => ({
		...head,
		currency,
		figures: figuresOf(
			['lines', 'missing', 'substituted', 'delivered', 'onTime', 'revenue', 'refunded'],
			days,
		),
	}));
}

export function readPicking(ctx: StaffContext, query: ReportQuery): Promise<PickingReport> {
	const { currency } = ctx.tenant.config.clientRuntimeConfig;
	return read(ctx, query, async (tx, { scope, period, days, head }) => ({
		...head,
		currency,
		figures: figuresOf(['lines', 'missing', 'substituted'], days),
		days: eachDay(period).map((day) => {
			const row = on(days.now, day);
			const { lines = 0, missing = 0, substituted = 0 } = row ?? {};
			return { day, lines, missing, substituted };
		}),
		products: (await listMissingProducts(tx, scope, period)).map(({ picture_id, ...row }) => ({
			...row,
			picture: picture_id && pictureBase(picture_id),
		})),
	}));
}

export function readWindows(ctx: StaffContext, query: ReportQuery): Promise<WindowsReport> {
	return read(ctx, query, async (tx, { scope, period, days, head }) => ({
		...head,
		figures: figuresOf(['delivered', 'onTime'], days),
		windows: await listWindowUse(tx, scope, period),
	}));
}

/** Searches belong to no unit. */
export function readSearches(ctx: StaffContext, query: ReportQuery): Promise<SearchReport> {
	const period = periodOf(ctx, query);
	return ctx.db.snapshot(async (tx) => ({
		...period,
		misses: (await listMisses(tx, ctx.me.tenantId, period, MOST_MISSES)).map(
			({ term, times, last_day }) => ({ term, times, lastDay: last_day }),
		),
	}));
}

type DaysOfBoth = { now: DayRow[]; before: DayRow[] };
type ReportData = {
	scope: Scope;
	period: ReportPeriod;
	days: DaysOfBoth;
	head: ReportPeriod & { countedUntil: Day | null };
};

function read<Report>(
	ctx: StaffContext,
	query: ReportQuery,
	toReport: (tx: Tx, data: ReportData) => Promise<Report>,
): Promise<Report> {
	const period = periodOf(ctx, query);
	const scope = { tenantId: ctx.me.tenantId, units: unitsOf(ctx.me, query.unit) };
	return ctx.db.snapshot(async (tx) => {
		const days = {
			now: await listDays(tx, scope, period),
			before: await listDays(tx, scope, period.before),
		};
		const countedUntil = await findCountedUntil(tx, scope.tenantId);
		return toReport(tx, { scope, period, days, head: { ...period, countedUntil } });
	});
}

function periodOf({ now, tenant }: StaffContext, { from, to }: ReportQuery): ReportPeriod {
	const today = dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
	const period = reportPeriod({ ...(from && { from }), ...(to && { to }) }, today);
	if (!period) throw new ApiError('bad_request', 'There is no report of these days.');
	return period;
}

type FigureName = Exclude<keyof DayRow, 'day'>;

function figuresOf<Name extends FigureName>(names: readonly Name[], { now, before }: DaysOfBoth) {
	return Object.fromEntries(
		names.map((name) => [name, { now: sumOf(now, name), before: sumOf(before, name) }]),
	) as Record<Name, { now: number; before: number }>;
}

const on = (rows: readonly DayRow[], day: Day) => rows.find((row) => row.day === day);

function eachDay({ from, to }: Days): Day[] {
	const days: Day[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}
