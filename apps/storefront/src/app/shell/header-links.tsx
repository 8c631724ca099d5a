import { pathTo } from '@korb/domain/routing/routes';
import { type HeaderExtra, listHeaderExtras } from '@korb/domain/tenant/features';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../platform/site.tsx';
import { useStore } from '../../platform/storage/store.ts';
import { customer } from '../../shop/session/customer-store.ts';
import { HeartIcon } from '../../ui/icons/heart.ts';
import { UserIcon } from '../../ui/icons/user.ts';
import styles from './header-links.module.css';

export function HeaderLinks() {
	const t = useMessages();
	const { config, routes } = useSite();
	const extras = listHeaderExtras(config);
	const known = useStore(customer, null);
	return (
		<ul className={styles['links']}>
			{extras.includes('customerBadge') && (
				<HeaderLink extra="customerBadge" href={pathTo(routes, known ? 'profile' : 'login')}>
					<UserIcon />
					<span>{known?.firstName || t('shell.customer')}</span>
				</HeaderLink>
			)}
			{extras.includes('favoritesEntry') && (
				<HeaderLink extra="favoritesEntry" href={pathTo(routes, 'favorite-products')}>
					<HeartIcon />
					<span>{t('shell.favorites')}</span>
				</HeaderLink>
			)}
		</ul>
	);
}

type HeaderLinkProps = { extra: HeaderExtra; href: string | null; children: ReactNode };

function HeaderLink({ extra, href, children }: HeaderLinkProps) {
	const { pathname } = useLocation();
	if (!href) return null;
	return (
		<li>
			<AppLink href={href} aria-current={pathname === href ? 'page' : undefined} data-extra={extra}>
				{children}
			</AppLink>
		</li>
	);
}
