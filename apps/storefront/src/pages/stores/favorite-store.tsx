import type { Store } from '@korb/contracts/fulfilment/distribution';
import { notifications } from '../../platform/browser/notifications.ts';
import { useSite } from '../../platform/site.tsx';
import { toggleFavoriteStore } from '../../shop/favorites/favorite-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import { HeartIcon } from '../../ui/icons/heart.ts';
import styles from './favorite-store.module.css';

type FavoriteStoreProps = { store: Store; isFavorite: boolean };

/** Of the account for customers, of this browser for guests. */
export function FavoriteStore({ store: { storeId, name }, isFavorite }: FavoriteStoreProps) {
	const { t } = useSite();

	async function toggle(): Promise<void> {
		try {
			await toggleFavoriteStore(storeId, isFavorite);
		} catch {
			notifications.show({ key: 'favorites', type: 'error', message: t('favorites.failed') });
		}
	}

	return (
		<Button
			className={styles['favorite']}
			variant={isFavorite ? 'soft' : 'ghost'}
			aria-pressed={isFavorite}
			aria-label={t('stores.favoriteAt', { name })}
			onClick={() => void toggle()}
		>
			<HeartIcon />
			{t('stores.favorite')}
		</Button>
	);
}
