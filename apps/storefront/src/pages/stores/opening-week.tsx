import type { OpeningHours } from '@korb/contracts/fulfilment/distribution';
import { groupWeek } from '@korb/domain/fulfilment/opening-hours';
import { useSite } from '../../platform/site.tsx';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import styles from './opening-week.module.css';

/** Groups days with the same hours: "Mo–Fr 7:15–20 Uhr". */
export function OpeningWeek({ hours }: { hours: readonly OpeningHours[] }) {
	const { config, t } = useSite();
	const times = useTimes();
	const nameOf = (weekday: number) =>
		new Intl.DateTimeFormat(config.locale, { weekday: 'short', timeZone: 'UTC' }).format(
			// January 1, 2024 was a Monday.
			Date.UTC(2024, 0, weekday),
		);
	return (
		<dl className={styles['week']}>
			{groupWeek(hours).map(({ days, hours: stretches }) => (
				<div key={days[0]}>
					<dt>
						{[days[0], days.at(-1)]
							.filter((day, index) => day !== undefined && (index === 0 || days.length > 1))
							.map((day) => nameOf(Number(day)))
							.join('–')}
					</dt>
					<dd>
						{stretches.length === 0
							? t('stores.shut')
							: stretches.map(({ opens, closes }) => times.range(opens, closes)).join(', ')}
					</dd>
				</div>
			))}
		</dl>
	);
}
