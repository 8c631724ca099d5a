import type { Link } from '@korb/contracts/content/blocks/primitives';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { accountPath } from '../../shop/session/account-path.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';

/** Editors link to the login and the registration; customers find account and orders in their place. */
export function FooterLink({ label, href }: Link) {
	const t = useMessages();
	const site = useSite();
	const isLoggedIn = useLoginState() === 'loggedIn';
	const leadsTo = (name: 'login' | 'registration') => href === pathTo(site.routes, name);
	if (isLoggedIn && leadsTo('login')) {
		return <AppLink href={accountPath(site, 'overview')}>{t('account.mine')}</AppLink>;
	}
	if (isLoggedIn && leadsTo('registration')) {
		return <AppLink href={accountPath(site, 'orders')}>{t('account.nav.orders')}</AppLink>;
	}
	return (
		<AppLink href={href} isExternal>
			{label}
		</AppLink>
	);
}
