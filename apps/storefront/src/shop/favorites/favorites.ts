import type { Favorites } from '@korb/contracts/customer/favorite-endpoints';
import { deleteFavorite, getFavorites, putFavorite } from '@korb/contracts/customer/favorite-paths';
import type { FavoriteType } from '@korb/domain/customer/favorites';
import { pathTo } from '@korb/domain/routing/routes';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { createStore } from '../../platform/storage/store.ts';
import { visitStorage } from '../../platform/storage/visit-storage.ts';
import { onCustomerReset } from '../session/customer-store.ts';
import { withReturnUrl } from '../session/login-path.ts';
import { knownLoginState } from '../session/session.ts';

type Favorite = { type: FavoriteType; reference: string };
type Site = Pick<SiteContext, 'routes' | 't'>;

/** null for guests and until they are fetched. */
export const favorites = createStore<Favorites | null>(null);

/** What a guest wanted to keep when they were led to the login. */
const WANTED = 'wantedFavorite';

let loading: Promise<void> | null = null;
onCustomerReset(() => {
	loading = null;
	favorites.set(null);
});

/** Once per customer and page load, however many hearts ask. */
export function loadFavorites(): Promise<void> {
	loading ??= load().catch(() => {
		loading = null;
	});
	return loading;
}

async function load(): Promise<void> {
	const wanted = takeWanted();
	const found = wanted ? await send(wanted, true).catch(() => null) : null;
	favorites.set(found ?? (await api.call(getFavorites)));
}

export async function toggleFavorite(
	site: Site,
	favorite: Favorite & { name: string },
): Promise<void> {
	if ((await knownLoginState()) === 'anonymous') {
		askToLogIn(site, favorite);
		return;
	}
	await loadFavorites();
	const isMarked = isIn(favorites.get(), favorite);
	await mark(site, favorite, !isMarked);
	if (!isMarked || isIn(favorites.get(), favorite)) return;
	notifications.show({
		key: 'favorites',
		message: site.t('favorites.removed', { name: favorite.name }),
		action: { text: site.t('favorites.undo'), onPress: () => void mark(site, favorite, true) },
	});
}

/** Shown at once; undone if the shop refuses. */
async function mark({ t }: Site, favorite: Favorite, isMarked: boolean): Promise<void> {
	const before = favorites.get();
	if (before) favorites.set(withMark(before, favorite, isMarked));
	try {
		favorites.set(await send(favorite, isMarked));
	} catch (error) {
		favorites.set(before);
		const isFull = error instanceof ApiError && error.code === 'favoriteLimit';
		notifications.show({
			key: 'favorites',
			type: 'error',
			message: t(isFull ? 'favorites.full' : 'favorites.failed'),
			duration: 4000,
		});
	}
}

function send({ type, reference }: Favorite, isMarked: boolean): Promise<Favorites> {
	return isMarked
		? api.call(putFavorite, { params: { type }, body: { reference } })
		: api.call(deleteFavorite, { params: { type, reference } });
}

function isIn(known: Favorites | null, { type, reference }: Favorite): boolean {
	return known?.[type].includes(reference) ?? false;
}

function withMark(known: Favorites, { type, reference }: Favorite, isMarked: boolean): Favorites {
	const others = known[type].filter((each) => each !== reference);
	return { ...known, [type]: isMarked ? [reference, ...others] : others };
}

function askToLogIn({ routes }: Site, { type, reference }: Favorite): void {
	const login = pathTo(routes, 'login');
	if (!login) return;
	visitStorage.setItem(WANTED, `${type}/${reference}`);
	location.assign(withReturnUrl(login, location));
}

function takeWanted(): Favorite | null {
	const [type, reference] = (visitStorage.getItem(WANTED) ?? '').split('/');
	if (!reference || (type !== 'products' && type !== 'recipes')) return null;
	visitStorage.setItem(WANTED, '');
	return { type, reference };
}
