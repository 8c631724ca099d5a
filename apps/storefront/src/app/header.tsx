import { type HeaderExtra, listHeaderExtras } from '@korb/domain/features';
import type { RouteName } from '@korb/domain/route-table';
import { pathTo } from '@korb/domain/routes';
import type { MessageKey } from '@korb/messages';
import { SearchForm } from '../features/search/search-form.tsx';
import { AppLink } from '../lib/navigation/app-link.tsx';
import { useClientConfigs, useSite } from '../lib/site.tsx';
import { useMessages } from '../lib/use-messages.ts';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';

type Entry = { extra: HeaderExtra; route: RouteName; text: MessageKey };

const entries: Entry[] = [
	{ extra: 'customerBadge', route: 'profile', text: 'shell.customer' },
	{ extra: 'favoritesEntry', route: 'favorite-products', text: 'shell.favorites' },
	{ extra: 'cartBadge', route: 'cart', text: 'shell.cart' },
];

export function Header() {
	const t = useMessages();
	const { config, routes } = useSite();
	const links = useClientConfigs().header?.links ?? [];
	const extras = listHeaderExtras(config);
	return (
		<header className={styles['header']}>
			<div className={`wrap ${styles['row']}`}>
				<HomeLink />
				{extras.includes('searchBadge') && <SearchForm id="header-search" />}
				<ul className={styles['entries']}>
					{entries.map(({ extra, route, text }) => {
						const href = extras.includes(extra) ? pathTo(routes, route) : null;
						return (
							href && (
								<li key={extra}>
									<AppLink href={href} data-extra={extra}>
										{t(text)}
									</AppLink>
								</li>
							)
						);
					})}
				</ul>
			</div>
			{links.length > 0 && (
				<nav className={`wrap ${styles['links']}`} aria-label={t('shell.navigation')}>
					{links.map((link) => (
						<AppLink key={link.href} href={link.href} isExternal>
							{link.label}
						</AppLink>
					))}
				</nav>
			)}
		</header>
	);
}
