import type { CheckoutStore } from '@korb/contracts/fulfilment/distribution';
import { useSite } from '../../platform/site.tsx';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { distanceText } from '../../shop/fulfilment/distance-text.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { HeartIcon } from '../../ui/icons/heart.ts';
import styles from './store-list.module.css';

type StoreListProps = {
	stores: readonly CheckoutStore[];
	favorites?: readonly string[];
	chosenId: string | null;
	onChoose: (store: CheckoutStore) => void;
};

/** Stores for collection, nearest first. */
export function StoreList({ stores, favorites = [], chosenId, onChoose }: StoreListProps) {
	const { t } = useSite();
	if (stores.length === 0) return <p className="muted">{t('fulfilment.noStore')}</p>;
	return (
		<fieldset className={styles['stores']}>
			<legend className="visually-hidden">{t('fulfilment.stores')}</legend>
			{stores.map((store) => (
				<label key={store.storeId} className={styles['store']}>
					<input
						type="radio"
						name="collect-store"
						checked={store.storeId === chosenId}
						onChange={() => onChoose(store)}
					/>
					<StoreFacts store={store} isFavorite={favorites.includes(store.storeId)} />
				</label>
			))}
		</fieldset>
	);
}

function StoreFacts({ store, isFavorite }: { store: CheckoutStore; isFavorite: boolean }) {
	const { config, t } = useSite();
	const times = useTimes();
	const { name, address, distanceMeters, isOpen, changesAt, earliestWindow } = store;
	const hours =
		changesAt &&
		t(isOpen ? 'fulfilment.openUntil' : 'fulfilment.opensAt', { time: times.time(changesAt) });
	return (
		<span>
			<b>
				<span className={styles['name']}>
					{name}
					{isFavorite && (
						<>
							<HeartIcon size="sm" className={styles['heart']} />
							<span className="visually-hidden">{t('fulfilment.favoriteStore')}</span>
						</>
					)}
				</span>
				{distanceMeters !== null && (
					<span className={styles['distance']}>{distanceText(distanceMeters, config.locale)}</span>
				)}
			</b>
			<span>{[addressText(address), hours].filter(Boolean).join(' · ')}</span>
			{earliestWindow ? (
				<em>{t('fulfilment.readyFrom', { window: times.window(earliestWindow) })}</em>
			) : (
				<span>{t('fulfilment.noneFree')}</span>
			)}
		</span>
	);
}
