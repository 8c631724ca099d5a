import type {
	PickingReport,
	SalesReport,
	ServiceReport,
	WindowsReport,
} from '@korb/contracts/admin/reports/reports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { type Figure, Figures } from '../../ui/figures/figures.tsx';

type Both = { now: number; before: number };
type Better = 'more' | 'less';

type ReportFiguresProps = {
	sales?: SalesReport | undefined;
	service?: ServiceReport | undefined;
	picking?: PickingReport | undefined;
	windows?: WindowsReport | undefined;
};

/** Below this, in percentage points, a share has not really changed. */
const NOTICEABLE_POINTS = 0.2;

/** Of the reports that the role includes; several have the same figure, from the same sums. */
export function ReportFigures({ sales, service, picking, windows }: ReportFiguresProps) {
	const t = useMessages();
	const { money, moneyShort, count, percent, growth, points } = useFormats();
	const noteTitle = t('reports.compared');
	const toneOf = (change: number, better: Better) =>
		change === 0 ? undefined : change > 0 === (better === 'more') ? 'better' : 'worse';
	const amount = (label: string, value: string, { now, before }: Both): Figure => ({
		...{ label, value, noteTitle },
		note: growth(now, before),
		noteTone: toneOf(now - before, 'more'),
	});
	const share = (label: string, part: Both, whole: Both, better: Better): Figure => {
		if (whole.now === 0) return { label, value: '–' };
		const now = part.now / whole.now;
		if (whole.before === 0) return { label, value: percent(now) };
		const before = part.before / whole.before;
		const change = (now - before) * 100;
		return {
			...{ label, value: percent(now), noteTitle },
			note: points(now, before),
			noteTone: Math.abs(change) < NOTICEABLE_POINTS ? undefined : toneOf(change, better),
		};
	};
	const packed = (service ?? picking)?.figures;
	const deliveries = (service ?? windows)?.figures;
	const figures: Figure[] = [];
	if (sales) {
		const { orders, revenue } = sales.figures;
		const average = (when: keyof Both) =>
			orders[when] === 0 ? 0 : Math.round(revenue[when] / orders[when]);
		const mean = { now: average('now'), before: average('before') };
		figures.push(
			amount(t('today.revenue'), moneyShort(revenue.now, sales.currency), revenue),
			amount(t('nav.orders'), count(orders.now), orders),
			amount(t('reports.average'), money(mean.now, sales.currency), mean),
		);
	}
	if (deliveries) {
		figures.push(share(t('today.onTime'), deliveries.onTime, deliveries.delivered, 'more'));
	}
	if (packed) {
		figures.push(
			share(t('today.missing'), packed.missing, packed.lines, 'less'),
			share(t('today.substituted'), packed.substituted, packed.lines, 'less'),
		);
	}
	if (service) {
		const { refunded, revenue } = service.figures;
		figures.push(share(t('reports.refunded'), refunded, revenue, 'less'));
	}
	return figures.length > 0 && <Figures figures={figures} />;
}
