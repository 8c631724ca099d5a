import type { FavoriteType } from '@korb/domain/customer/favorites';
import { pathTo } from '@korb/domain/routing/routes';
import { useEffect } from 'react';
import { useSite } from '../../platform/site.tsx';
import { useStore } from '../../platform/storage/store.ts';
import { classes } from '../../ui/classes.ts';
import { HeartIcon } from '../../ui/icons/heart.ts';
import { loginState } from '../session/session.ts';
import styles from './favorite-button.module.css';
import { favorites, loadFavorites, toggleFavorite } from './favorites.ts';

type FavoriteButtonProps = {
	type: FavoriteType;
	/** SKU of a product, slug of a recipe. */
	reference: string;
	name: string;
	/** `raised`: a white button among others. */
	look?: 'plain' | 'raised';
};

/** The same for everybody until it is known who is signed in. */
export function FavoriteButton({ type, reference, name, look = 'plain' }: FavoriteButtonProps) {
	const site = useSite();
	const isMarked = useStore(favorites, null)?.[type].includes(reference) ?? false;
	const login = useStore(loginState, 'unknown');
	useEffect(() => {
		if (login === 'loggedIn') void loadFavorites();
	}, [login]);
	// No page for them: no favourites in this shop.
	if (!pathTo(site.routes, 'favorite-products')) return null;
	return (
		<button
			type="button"
			className={classes(styles['heart'], styles[look])}
			aria-label={site.t('favorites.mark', { name })}
			aria-pressed={isMarked}
			onClick={() => void toggleFavorite(site, { type, reference, name })}
		>
			<HeartIcon />
		</button>
	);
}
