import type { OrdersOfHour } from '@korb/contracts/admin/orders/today';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ColumnChart } from '../../ui/chart/column-chart.tsx';
import table from '../../ui/table/table.module.css';
import styles from './hours-card.module.css';

const DAY_MS = 86_400_000;

/** Orders per hour, today up to this minute and all of the same weekday before. */
export function HoursCard({ hours }: { hours: OrdersOfHour[] }) {
	const t = useMessages();
	const { longDay } = useFormats();
	const [isTable, setTable] = useState(false);
	useKeys({ t: () => setTable((shown) => !shown) });
	const then = longDay(new Date(Date.now() - 7 * DAY_MS).toISOString());
	const pairs = hours.map(({ hour, ...counts }) => ({ label: `${hour}:00`, ...counts }));
	const past = pairs.filter(({ now }) => now !== null);
	const sum = (counts: (number | null)[]) =>
		counts.reduce<number>((total, count) => total + (count ?? 0), 0);
	const best = past.toSorted((a, b) => (b.now ?? 0) - (a.now ?? 0))[0];
	return (
		<Card
			title={t('today.hours')}
			isFlush={isTable}
			actions={
				<div className={styles['actions']}>
					<span className={styles['legend']}>
						<i className={styles['now']} />
						{t('nav.today')}
					</span>
					<span className={styles['legend']}>
						<i className={styles['before']} />
						{then}
					</span>
					<Button
						size="sm"
						variant="quiet"
						aria-pressed={isTable}
						aria-keyshortcuts="t"
						onClick={() => setTable(!isTable)}
					>
						{t('today.asTable')}
						<Kbd>T</Kbd>
					</Button>
				</div>
			}
		>
			{isTable ? (
				<table className={table['table']}>
					<thead>
						<tr>
							<th scope="col">{t('today.hour')}</th>
							<th scope="col" className={table['num']}>
								{t('nav.today')}
							</th>
							<th scope="col" className={table['num']}>
								{then}
							</th>
						</tr>
					</thead>
					<tbody>
						{pairs.map(({ label, now, before }) => (
							<tr key={label}>
								<th scope="row">{label}</th>
								<td className={table['num']}>{now ?? '–'}</td>
								<td className={table['num']}>{before}</td>
							</tr>
						))}
					</tbody>
				</table>
			) : (
				<ColumnChart
					pairs={pairs}
					label={t('today.hoursSentence', {
						now: sum(past.map(({ now }) => now)),
						before: sum(pairs.map(({ before }) => before)),
						day: then,
						hour: best?.label ?? '',
						most: best?.now ?? 0,
					})}
				/>
			)}
		</Card>
	);
}
