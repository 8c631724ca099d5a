import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import { type HeaderExtra, listHeaderExtras } from '@korb/domain/tenant/features';
import type { MessageKey } from '@korb/messages';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { HeartIcon } from '../../ui/icons/heart.ts';
import { UserIcon } from '../../ui/icons/user.ts';
import styles from './header-links.module.css';

type Entry = { extra: HeaderExtra; route: RouteName; text: MessageKey; Icon: ComponentType };

const entries: Entry[] = [
	{ extra: 'customerBadge', route: 'profile', text: 'shell.customer', Icon: UserIcon },
	{ extra: 'favoritesEntry', route: 'favorite-products', text: 'shell.favorites', Icon: HeartIcon },
];

export function HeaderLinks() {
	const t = useMessages();
	const { config, routes } = useSite();
	const { pathname } = useLocation();
	const extras = listHeaderExtras(config);
	return (
		<ul className={styles['links']}>
			{entries.map(({ extra, route, text, Icon }) => {
				const href = extras.includes(extra) ? pathTo(routes, route) : null;
				return (
					href && (
						<li key={extra}>
							<AppLink
								href={href}
								aria-current={pathname === href ? 'page' : undefined}
								data-extra={extra}
							>
								<Icon />
								<span>{t(text)}</span>
							</AppLink>
						</li>
					)
				);
			})}
		</ul>
	);
}
