import type { TodayWindow, WindowProgress } from '@korb/contracts/admin/orders/today';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import legend from '../../ui/legend/legend.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import table from '../../ui/table/table.module.css';
import styles from './windows-card.module.css';

/** In the order of an order's life; segments never change places. */
const segments = ['delivered', 'onItsWay', 'picked', 'picking', 'placed', 'held'] as const;

/** Windows by units: the width of a bar is the capacity. */
export function WindowsCard({ windows }: { windows: TodayWindow[] }) {
	const t = useMessages();
	const unitName = useUnitName();
	const { span, clock } = useFormats();
	const all = new Set(windows.flatMap((window) => window.units.map(({ unit }) => unit)));
	// Collection comes last.
	const units = [...all].sort((a, b) => Number(a === null) - Number(b === null));
	return (
		<Card
			title={t('today.windows')}
			isFlush
			actions={
				<div className={legend['legend']}>
					{segments.map((segment) => (
						<span key={segment}>
							<i className={styles[segment]} />
							{t(`today.segment.${segment}`)}
						</span>
					))}
				</div>
			}
		>
			{windows.length === 0 ? (
				<Empty title={t('today.noWindows')} />
			) : (
				<div className={styles['scroll']}>
					<table className={table['table']}>
						<thead>
							<tr>
								<th scope="col">{t('orders.window')}</th>
								{units.map((unit) => (
									<th key={unit} scope="col">
										{unit === null ? t('orders.collect') : unitName(unit)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{windows.map((window) => (
								<tr key={`${window.start} ${window.end}`}>
									<th scope="row" className={styles['window']}>
										<b>{span(window.start, window.end)}</b>
										<span>{t('today.cutOff', { time: clock(window.cutOffAt) })}</span>
									</th>
									{units.map((unit) => {
										const progress = window.units.find((each) => each.unit === unit);
										return (
											<td key={unit}>
												{progress ? (
													<Progress {...progress} />
												) : (
													<span className={text['faint']}>{t('today.noWindow')}</span>
												)}
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</Card>
	);
}

function Progress(progress: WindowProgress) {
	const t = useMessages();
	const { capacity, held, placed, picking, picked, onItsWay, delivered } = progress;
	const ordered = placed + picking + picked + onItsWay + delivered;
	const width = Math.max(capacity, ordered + held, 1);
	return (
		<div className={styles['cell']}>
			<p>
				<b>{ordered}</b> <span className={text['muted']}>/ {capacity}</span>
				{held > 0 && <small>{t('today.held', { count: held })}</small>}
			</p>
			<div className={styles['bar']} aria-hidden="true">
				{segments.map((segment) => (
					<i
						key={segment}
						className={styles[segment]}
						style={{ width: `${(progress[segment] / width) * 100}%` }}
					/>
				))}
			</div>
			<span className={text['hidden']}>
				{segments
					.filter((segment) => progress[segment] > 0)
					.map((segment) => `${progress[segment]} ${t(`today.segment.${segment}`)}`)
					.join(', ')}
			</span>
		</div>
	);
}
