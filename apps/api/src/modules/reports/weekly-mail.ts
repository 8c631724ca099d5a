import type { Day } from '@korb/domain/pricing/prices';
import type { ReportPeriod } from '@korb/domain/reports/report-period';
import type { Permission } from '@korb/domain/staff/permissions';
import type { Tenant } from '../../context.ts';
import { type Mail, mailFrom, textOf } from '../../mail/mail.ts';
import { sumOf } from '../order-figures/index.ts';
import type { DayRow } from './reports.sql.ts';

type Report = {
	week: ReportPeriod;
	days: { now: DayRow[]; before: DayRow[] };
	may: readonly Permission[];
};

/** Sums only; nothing in it leads to a shopper. */
export function weeklyMail(
	tenant: Tenant,
	{ email, name }: { email: string; name: string },
	{ week, days, may }: Report,
): Mail {
	const { name: shop, locale } = tenant.config.clientRuntimeConfig;
	const lines = figures
		.filter(({ of }) => of.some((permission) => may.includes(permission)))
		.map((figure) => describe(tenant, figure, days));
	const values = {
		...{ shop, name },
		...{ from: dayText(week.from, locale), to: dayText(week.to, locale) },
		figures: lines.join('\n'),
	};
	return {
		...mailFrom(tenant),
		to: { address: email },
		subject: textOf(tenant, 'mail.staff.weekly.subject', values),
		text: textOf(tenant, 'mail.staff.weekly.text', values),
	};
}

type FigureName =
	| 'revenue'
	| 'orders'
	| 'average'
	| 'onTime'
	| 'missing'
	| 'substituted'
	| 'refunded';
type Figure = {
	name: FigureName;
	/** One of these permissions shows it. */
	of: Permission[];
	unit: 'money' | 'count' | 'share';
	/** Null where nothing can be said. */
	measure: (rows: readonly DayRow[]) => number | null;
};

type Sum = Exclude<keyof DayRow, 'day'>;

const ratio = (part: Sum, whole: Sum) => (rows: readonly DayRow[]) =>
	sumOf(rows, whole) === 0 ? null : sumOf(rows, part) / sumOf(rows, whole);

const figures: readonly Figure[] = [
	{
		...{ name: 'revenue', of: ['reports.sales'], unit: 'money' },
		measure: (rows) => sumOf(rows, 'revenue'),
	},
	{
		...{ name: 'orders', of: ['reports.sales'], unit: 'count' },
		measure: (rows) => sumOf(rows, 'orders'),
	},
	{
		...{ name: 'average', of: ['reports.sales'], unit: 'money' },
		measure: ratio('revenue', 'orders'),
	},
	{
		...{ name: 'onTime', of: ['reports.service', 'reports.windows'], unit: 'share' },
		measure: ratio('onTime', 'delivered'),
	},
	{
		...{ name: 'missing', of: ['reports.service', 'reports.picking'], unit: 'share' },
		measure: ratio('missing', 'lines'),
	},
	{
		...{ name: 'substituted', of: ['reports.service', 'reports.picking'], unit: 'share' },
		measure: ratio('substituted', 'lines'),
	},
	{
		...{ name: 'refunded', of: ['reports.service'], unit: 'money' },
		measure: (rows) => sumOf(rows, 'refunded'),
	},
];

function describe(tenant: Tenant, { name, unit, measure }: Figure, days: Report['days']): string {
	const [now, before] = [measure(days.now), measure(days.before)];
	const write = (value: number | null) => (value === null ? '–' : format(tenant, unit, value));
	return textOf(tenant, 'mail.staff.weekly.figure', {
		label: textOf(tenant, `mail.staff.weekly.${name}`),
		...{ now: write(now), before: write(before) },
	});
}

function format(tenant: Tenant, unit: Figure['unit'], value: number): string {
	const { locale, currency } = tenant.config.clientRuntimeConfig;
	if (unit === 'count') return value.toLocaleString(locale);
	if (unit === 'money')
		return (value / 100).toLocaleString(locale, { style: 'currency', currency });
	return value.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
}

function dayText(day: Day, locale: string): string {
	const date = new Date(`${day}T12:00:00Z`);
	return date.toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
