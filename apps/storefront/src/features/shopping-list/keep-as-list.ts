import type { NewLine } from '@korb/contracts/shopping-list/list-endpoints';
import { pathTo } from '@korb/domain/routing/routes';
import { MAX_LINE_TEXT } from '@korb/domain/shopping-list/lists';
import { notifications } from '../../platform/browser/notifications.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { createList, listPath } from '../../shop/lists/lists.ts';
import { withReturnUrl } from '../../shop/session/login-path.ts';
import { knownLoginState } from '../../shop/session/session.ts';
import { type Row, toItems } from './use-list-match.ts';

type Kept = Awaited<ReturnType<typeof createList>>;

/** The ticked products, and in the shopper's own words what was not found. */
export async function keepAsList(site: SiteContext, rows: readonly Row[]): Promise<Kept> {
	const { t, routes, config } = site;
	if ((await knownLoginState()) === 'anonymous') {
		// What was typed survives the way to the login and back.
		location.assign(withReturnUrl(pathTo(routes, 'login') ?? '/', location));
		return null;
	}
	const found: NewLine[] = toItems(rows).map(({ product: { sku }, quantity }) => ({
		sku,
		quantity,
	}));
	const words = rows
		.filter(({ chosen }) => !chosen)
		.map(({ line }) => ({ text: line.said.slice(0, MAX_LINE_TEXT), quantity: 1 }));
	const day = new Intl.DateTimeFormat(config.locale, {
		day: 'numeric',
		month: 'long',
		timeZone: config.timeZone,
	}).format(new Date());
	return createList(site, t('lists.ofDay', { day }), [...found, ...words]);
}

export function tellKept(
	site: SiteContext,
	{ listId, name }: NonNullable<Kept>,
	navigate: (path: string) => void,
): void {
	const { t } = site;
	notifications.show({
		key: 'lists',
		type: 'success',
		message: t('lists.kept', { list: name }),
		action: { text: t('lists.open'), onPress: () => navigate(listPath(site, listId)) },
	});
}
