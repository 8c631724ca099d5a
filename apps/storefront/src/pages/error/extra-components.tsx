import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import { pathTo } from '@korb/domain/routing/routes';
import type { ComponentType } from 'react';
import { SearchForm } from '../../features/search/search-form.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';

type ExtraName = NonNullable<ClientRuntimeConfig['errorPage']['extraComponent']>;

/** Components that help visitors on from a missing page. */
export const extraComponents: Record<ExtraName, ComponentType> = {
	search: SearchAgain,
	categories: CategoriesLink,
};

function SearchAgain() {
	const t = useMessages();
	if (!pathTo(useSite().routes, 'search-term', { term: '' })) return null;
	return <SearchForm id="not-found-search" label={t('error.notFound.search')} />;
}

function CategoriesLink() {
	const t = useMessages();
	const href = pathTo(useSite().routes, 'products-slug');
	return (
		href && (
			<AppLink href={href} className="link">
				{t('route.products-slug')}
			</AppLink>
		)
	);
}
