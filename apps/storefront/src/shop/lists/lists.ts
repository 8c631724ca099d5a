import type { NewLine, ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { postLines, postList } from '@korb/contracts/shopping-list/list-paths';
import { pathTo } from '@korb/domain/routing/routes';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { refetchPersonal } from '../session/personal-queries.ts';

type Site = Pick<SiteContext, 'routes' | 't'>;
/** The secret is that of a link; the owner needs none. */
export type ListAddress = { listId: string; token?: string | undefined };

export const LISTS_KEY = ['lists'];

export function listPath({ routes }: Pick<Site, 'routes'>, listId: string): string {
	return pathTo(routes, 'favorite-products', { slug: listId }) ?? '/';
}

export function secretOf({ token }: ListAddress) {
	return token ? { headers: { 'x-list-token': token } } : {};
}

/** null: refused, and the customer was told why. */
export function createList(site: Site, name: string, lines: NewLine[] = []) {
	return orExplain(site, async () => {
		const list = await api.call(postList, { body: { name, lines } });
		await refetchPersonal(LISTS_KEY);
		return list;
	});
}

/** null: refused, and the customer was told why. */
export function addToList(site: Site, address: ListAddress, lines: NewLine[]) {
	return orExplain(site, async () => {
		const { listId } = address;
		const list = await api.call(postLines, {
			params: { listId },
			body: { lines },
			...secretOf(address),
		});
		await refetchPersonal(LISTS_KEY);
		return list;
	});
}

async function orExplain(
	{ t }: Site,
	call: () => Promise<ShoppingList>,
): Promise<ShoppingList | null> {
	try {
		return await call();
	} catch (error) {
		const code = error instanceof ApiError ? error.code : '';
		const reason = code === 'listLimit' || code === 'lineLimit' ? code : 'failed';
		notifications.show({
			key: 'lists',
			type: 'error',
			message: t(`lists.${reason}`),
			duration: 4000,
		});
		return null;
	}
}
