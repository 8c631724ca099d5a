import type { Today } from '@korb/contracts/admin/today';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import styles from './today-page.module.css';

/** Compared with the same weekday, up to this minute. */
export function Figures({ today }: { today: Today }) {
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { orders, revenue, lines, missing, substituted } = today.figures;
	const euros = (cents: number) => money(cents, today.currency);
	const percent = (part: number) =>
		part.toLocaleString(tag, { style: 'percent', maximumFractionDigits: 1 });
	const share = (part: number, whole: number) => (whole === 0 ? '–' : percent(part / whole));
	const average = (when: 'now' | 'before') =>
		orders[when] === 0 ? 0 : Math.round(revenue[when] / orders[when]);
	const growth = (now: number, before: number) =>
		before === 0 ? null : percent(now / before - 1).replace('-', '−');
	const figures = [
		[t('today.orders'), String(orders.now), growth(orders.now, orders.before)],
		[t('today.revenue'), euros(revenue.now), growth(revenue.now, revenue.before)],
		[t('today.average'), euros(average('now')), growth(average('now'), average('before'))],
		[t('today.missing'), share(missing.now, lines.now), null],
		[t('today.substituted'), share(substituted.now, lines.now), null],
	] as const;
	return (
		<dl className={styles['figures']}>
			{figures.map(([label, value, change]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{value}
						{change && <small title={t('today.compared')}>{change}</small>}
					</dd>
				</div>
			))}
		</dl>
	);
}
