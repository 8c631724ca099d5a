import type { Today } from '@korb/contracts/admin/orders/today';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Figures } from '../../ui/figures/figures.tsx';

/** Compared with the same weekday, up to this minute. */
export function TodayFigures({ today }: { today: Today }) {
	const t = useMessages();
	const { money, percent, growth } = useFormats();
	const { orders, revenue, lines, missing, substituted, delivered, onTime } = today.figures;
	const euros = (cents: number) => money(cents, today.currency);
	const share = (part: number, whole: number) => (whole === 0 ? '–' : percent(part / whole));
	const average = (when: 'now' | 'before') =>
		orders[when] === 0 ? 0 : Math.round(revenue[when] / orders[when]);
	const compared = (label: string, value: string, now: number, before: number) => {
		const note = growth(now, before);
		return { label, value, note, noteTitle: t('today.compared') };
	};
	const [mean, meanBefore] = [average('now'), average('before')];
	return (
		<Figures
			figures={[
				compared(t('today.orders'), String(orders.now), orders.now, orders.before),
				compared(t('today.revenue'), euros(revenue.now), revenue.now, revenue.before),
				compared(t('today.average'), euros(mean), mean, meanBefore),
				{ label: t('today.onTime'), value: share(onTime.now, delivered.now) },
				{ label: t('today.missing'), value: share(missing.now, lines.now) },
				{ label: t('today.substituted'), value: share(substituted.now, lines.now) },
			]}
		/>
	);
}
