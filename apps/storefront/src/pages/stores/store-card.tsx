import type { Store } from '@korb/contracts/fulfilment/distribution';
import { openingAt } from '@korb/domain/fulfilment/opening-hours';
import { dayAt } from '@korb/domain/pricing/prices';
import { lazy, Suspense } from 'react';
import { useSite } from '../../platform/site.tsx';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { distanceText } from '../../shop/fulfilment/distance-text.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { OpeningWeek } from './opening-week.tsx';
import styles from './store-card.module.css';

// Both need more than the list that the server renders.
const CollectHere = lazy(async () => ({
	default: (await import('./collect-here.tsx')).CollectHere,
}));
const FavoriteStore = lazy(async () => ({
	default: (await import('./favorite-store.tsx')).FavoriteStore,
}));

type StoreCardProps = {
	store: Store;
	/** As on its map pin. */
	number: number;
	now: Date | null;
	isChosen: boolean;
	/** Whether the store offers collection. */
	canCollect: boolean;
	isFavorite: boolean;
};

export function StoreCard({
	store,
	number,
	now,
	isChosen,
	canCollect,
	isFavorite,
}: StoreCardProps) {
	const { config } = useSite();
	const { storeId, name, address, distanceMeters } = store;
	return (
		<article
			id={`store-${storeId}`}
			className={styles['card']}
			data-chosen={isChosen ? '' : undefined}
		>
			<b className={styles['number']} aria-hidden="true">
				{number}
			</b>
			<div className={styles['facts']}>
				<h2>
					{name}
					{distanceMeters !== null && <span>{distanceText(distanceMeters, config.locale)}</span>}
				</h2>
				<address>
					{addressText(address)}
					{address.phoneNumber && (
						<a className="link" href={`tel:${address.phoneNumber.replaceAll(/[^+\d]/g, '')}`}>
							{address.phoneNumber}
						</a>
					)}
				</address>
				{now && <OpenNow store={store} now={now} />}
				<OpeningWeek hours={store.openingHours} />
				<div className={styles['actions']}>
					<Suspense>
						{canCollect && <CollectHere storeId={storeId} name={name} />}
						{now && config.featureCustomerFavorites && (
							<FavoriteStore store={store} isFavorite={isFavorite} />
						)}
					</Suspense>
				</div>
			</div>
		</article>
	);
}

function OpenNow({ store, now }: { store: Store; now: Date }) {
	const { config, t } = useSite();
	const times = useTimes();
	const { isOpen, changesAt } = openingAt({ ...store, timeZone: config.timeZone }, now);
	const change = changesAt?.toISOString();
	const day = changesAt && dayAt(changesAt, config.timeZone);
	const values = {
		time: change ? times.time(change) : '',
		weekday: day ? times.longWeekday(day) : '',
	};
	const isLater = day !== null && !times.isToday(day);
	return (
		<p className={styles['now']} data-open={isOpen ? '' : undefined}>
			{isOpen && t(change && !isLater ? 'stores.openUntil' : 'stores.open', values)}
			{!isOpen && !change && t('stores.shut')}
			{!isOpen && change && t(isLater ? 'stores.opensOn' : 'stores.opensAt', values)}
		</p>
	);
}
