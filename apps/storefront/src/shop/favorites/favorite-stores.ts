import { deleteFavoriteStore, postFavoriteStore } from '@korb/contracts/customer/favorite-paths';
import { toFavoriteStore } from '@korb/domain/customer/favorite-store';
import { api } from '../../platform/api/api.ts';
import { createStore } from '../../platform/storage/store.ts';
import { customer, setCustomer } from '../session/customer-store.ts';
import { favoriteStoreIds } from './favorite-store-ids.ts';

export type StoreSource = 'LOCALSTORAGE' | 'CUSTOMER';

const KEY = 'favoriteStores';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stores of whoever is here: of this browser for guests, of the account for customers. */
export function createFavoriteStores(storage: Kept | null, findSource: () => StoreSource) {
	const local = createStore<readonly string[]>(read(storage));

	function write(list: readonly string[]): void {
		if (findSource() === 'CUSTOMER') return;
		keep(list);
	}

	function keep(list: readonly string[]): void {
		if (list.length > 0) storage?.setItem(KEY, JSON.stringify(list));
		else storage?.removeItem(KEY);
		local.set(list);
	}

	return {
		local,
		/** Both do nothing for customers, whose store is kept by the shop. */
		add: (storeId: string) => write([...local.get().filter((each) => each !== storeId), storeId]),
		remove: (storeId: string) => write(local.get().filter((each) => each !== storeId)),
		/** Empties the list of the browser, whoever is here. */
		takeAll(): readonly string[] {
			const all = local.get();
			keep([]);
			return all;
		},
	};
}

function read(storage: Kept | null): string[] {
	try {
		const list: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
		return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
	} catch {
		return [];
	}
}

/** Null where the browser blocks it. */
function findStorage(): Storage | null {
	try {
		return globalThis.localStorage ?? null;
	} catch {
		return null;
	}
}

export const favoriteStores = createFavoriteStores(findStorage(), () =>
	customer.get() ? 'CUSTOMER' : 'LOCALSTORAGE',
);

export async function toggleFavoriteStore(storeId: string, isFavorite: boolean): Promise<void> {
	if (!customer.get()) {
		favoriteStores[isFavorite ? 'remove' : 'add'](storeId);
		return;
	}
	setCustomer(
		isFavorite
			? await api.call(deleteFavoriteStore)
			: await api.call(postFavoriteStore, { body: toFavoriteStore(storeId) }),
	);
}

customer.subscribe(() => {
	publish();
	void takeOver();
});
favoriteStores.local.subscribe(publish);
publish();
void takeOver();

function publish(): void {
	const known = customer.get();
	const own = known?.favoriteStore ? [known.favoriteStore.storeId] : [];
	favoriteStoreIds.set(known ? own : favoriteStores.local.get());
}

/** The store of a guest becomes that of the account, unless it has one. */
async function takeOver(): Promise<void> {
	const known = customer.get();
	const latest = favoriteStores.local.get().at(-1);
	if (!known || !latest) return;
	favoriteStores.takeAll();
	if (known.favoriteStore) return;
	await toggleFavoriteStore(latest, false).catch(() => {});
}
