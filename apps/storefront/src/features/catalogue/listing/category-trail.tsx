import type { CategoryLink } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useSite } from '../../../platform/site.tsx';
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx';

/** Breadcrumb from the start page through the category tree. */
export function CategoryTrail({
	trail,
	current,
	isRoot = false,
}: {
	trail: readonly CategoryLink[];
	current: string;
	/** The current page is the root of the tree. */
	isRoot?: boolean;
}) {
	const t = useMessages();
	const { routes } = useSite();
	const all = pathTo(routes, 'products-slug');
	return (
		<Breadcrumb
			label={t('listing.trail')}
			trail={[
				{ href: '/', text: t('shell.tab.home') },
				...(all && !isRoot ? [{ href: all, text: t('route.products-slug') }] : []),
				...trail.map(({ slug, name }) => ({
					href: pathTo(routes, 'products-slug', { slug }) ?? '/',
					text: name,
				})),
			]}
			current={current}
		/>
	);
}
