import type { AccountSection } from '@korb/domain/routing/account-sections';
import { pathTo } from '@korb/domain/routing/routes';
import type { SiteContext } from '../../platform/site.tsx';

/** The path of a section; `/` where the shop has no accounts. */
export function accountPath(
	{ routes, t }: Pick<SiteContext, 'routes' | 't'>,
	section: AccountSection,
): string {
	if (section === 'products') return pathTo(routes, 'favorite-products') ?? '/';
	const params = section === 'overview' ? {} : { slug: t(`account.slug.${section}`) };
	return pathTo(routes, 'profile', params) ?? '/';
}
