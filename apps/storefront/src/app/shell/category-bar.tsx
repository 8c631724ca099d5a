import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useLocation, useShownPage } from '../../platform/navigation/router/shown-page.ts';
import { useClientConfigs, useSite } from '../../platform/site.tsx';
import { offersPath } from '../../shop/catalogue/offers-path.ts';
import { useAisles } from '../../shop/catalogue/use-aisles.ts';
import { BadgePercentIcon } from '../../ui/icons/badge-percent.ts';
import { ChefHatIcon } from '../../ui/icons/chef-hat.ts';
import styles from './category-bar.module.css';

/** The aisles as a bar on wide screens; offers come first, recipes and editorial links last. */
export function CategoryBar() {
	const t = useMessages();
	const { routes } = useSite();
	const aisles = useAisles();
	const links = useClientConfigs().header?.links ?? [];
	const offers = offersPath(routes);
	const current = useAisleSlug();
	const { pathname } = useLocation();
	const recipes = pathTo(routes, 'recipes');
	return (
		<nav className={styles['bar']} aria-label={t('shell.navigation')}>
			<ul>
				{aisles.length > 0 && offers && (
					<li>
						<AppLink href={offers} className={styles['deal']}>
							<BadgePercentIcon size="sm" />
							{t('shell.offers')}
						</AppLink>
					</li>
				)}
				{aisles.map(({ slug, name }) => (
					<li key={slug}>
						<AppLink
							href={pathTo(routes, 'products-slug', { slug }) ?? '/'}
							aria-current={slug === current || undefined}
						>
							{name}
						</AppLink>
					</li>
				))}
				{recipes && (
					<li>
						<AppLink href={recipes} aria-current={pathname === recipes ? 'page' : undefined}>
							<ChefHatIcon size="sm" />
							{t('route.recipes')}
						</AppLink>
					</li>
				)}
				{links.map((link) => (
					<li key={link.href}>
						<AppLink href={link.href} isExternal>
							{link.label}
						</AppLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The aisle that the category or product of this page belongs to. */
function useAisleSlug(): string | undefined {
	const { payload } = useShownPage();
	const here =
		payload?.kind === 'category'
			? payload.category
			: payload?.kind === 'product'
				? payload.product
				: null;
	return here?.parentCategories[0]?.slug ?? here?.slug;
}
