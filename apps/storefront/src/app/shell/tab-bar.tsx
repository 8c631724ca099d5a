import { pathTo } from '@korb/domain/routing/routes';
import { listHeaderExtras } from '@korb/domain/tenant/features';
import type { CSSProperties } from 'react';
import { openMenu } from '../../features/menu/menu-state.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../platform/site.tsx';
import { HeartIcon } from '../../ui/icons/heart.ts';
import { HouseIcon } from '../../ui/icons/house.ts';
import { LayoutGridIcon } from '../../ui/icons/layout-grid.ts';
import { SearchIcon } from '../../ui/icons/search.ts';
import { CartLink } from './cart-link.tsx';
import styles from './tab-bar.module.css';

/** Everything important within reach of a thumb. */
export function TabBar() {
	const t = useMessages();
	const { config, routes } = useSite();
	const { pathname } = useLocation();
	const extras = listHeaderExtras(config);
	const favorites = extras.includes('favoritesEntry') && pathTo(routes, 'favorite-products');
	const hasMenu = extras.includes('productQuickView');
	const hasSearch = extras.includes('searchBadge');
	const hasCart = extras.includes('cartBadge');
	// Counted up front, so that tabs do not shift while the rest is being parsed.
	const tabs = 1 + [hasMenu, hasSearch, favorites, hasCart].filter(Boolean).length;
	return (
		<nav
			className={styles['bar']}
			style={{ '--tabs': tabs } as CSSProperties}
			aria-label={t('shell.tabs')}
		>
			<AppLink href="/" aria-current={pathname === '/' ? 'page' : undefined}>
				<HouseIcon />
				{t('shell.tab.home')}
			</AppLink>
			{hasMenu && (
				<button type="button" onClick={openMenu} aria-haspopup="dialog">
					<LayoutGridIcon />
					{t('shell.menu')}
				</button>
			)}
			{hasSearch && (
				<button type="button" onClick={focusSearch}>
					<SearchIcon />
					{t('shell.tab.search')}
				</button>
			)}
			{favorites && (
				<AppLink href={favorites} aria-current={pathname === favorites ? 'page' : undefined}>
					<HeartIcon />
					{t('shell.favorites')}
				</AppLink>
			)}
			{hasCart && <CartLink variant="tab" />}
		</nav>
	);
}

function focusSearch(): void {
	document.getElementById('header-search')?.focus();
}
