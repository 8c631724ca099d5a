import { getPoints } from '@korb/contracts/loyalty/loyalty-paths';
import type { AnswerOf } from '@korb/contracts/platform/endpoint-types';
import { api } from '../../../platform/api/api.ts';
import { useSite } from '../../../platform/site.tsx';
import { groupDigits } from '../../../shop/checkout/group-digits.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { IdCardIcon } from '../../../ui/icons/id-card.ts';
import { ShoppingBasketIcon } from '../../../ui/icons/shopping-basket.ts';
import { Item, Items } from '../../../ui/layout/item.tsx';
import styles from './club.module.css';

/** Where the points came from. */
export function LatestPoints() {
	const { t, config } = useSite();
	const { data } = usePersonalQuery<AnswerOf<typeof getPoints>>(['points'], (signal) =>
		api.call(getPoints, { signal }),
	);
	if (!data || data.entries.length === 0) return null;
	const day = new Intl.DateTimeFormat(config.locale, {
		dateStyle: 'long',
		timeZone: config.timeZone,
	});
	const points = new Intl.NumberFormat(config.locale, { signDisplay: 'always' });
	return (
		<Panel title={t('club.latest')}>
			<Items label={t('club.latest')}>
				{data.entries.map(({ amount, orderNumber, createdAt }) => (
					<Item
						key={createdAt + amount}
						icon={orderNumber ? <ShoppingBasketIcon /> : <IdCardIcon />}
						title={
							orderNumber
								? t('club.entry.order', { number: groupDigits(orderNumber) })
								: t('club.entry.card')
						}
						text={day.format(new Date(createdAt))}
						end={
							<span className={styles[amount > 0 ? 'gain' : 'loss']}>{points.format(amount)}</span>
						}
					/>
				))}
			</Items>
		</Panel>
	);
}
