import type { Link } from '@korb/contracts/content/blocks/primitives';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useLoginState } from '../../shop/session/use-login-state.ts';

/** Editors link to the login and the registration; customers find account and orders in their place. */
export function FooterLink({ label, href }: Link) {
	const { routes, t } = useSite();
	const isLoggedIn = useLoginState() === 'loggedIn';
	const isLogin = href === pathTo(routes, 'login');
	const isOwn = isLoggedIn && (isLogin || href === pathTo(routes, 'registration'));
	const params = isLogin ? {} : { slug: t('account.slug.orders') };
	return (
		<AppLink href={(isOwn && pathTo(routes, 'profile', params)) || href} isExternal>
			{isOwn ? t(`account.title.${isLogin ? 'overview' : 'orders'}`) : label}
		</AppLink>
	);
}
