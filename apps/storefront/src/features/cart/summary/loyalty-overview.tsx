import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useLoginState } from '../../../shop/session/use-login-state.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import { LoyaltyIcon } from './loyalty-icon.tsx';
import styles from './loyalty-overview.module.css';

/** The discounts a member has collected for this purchase. Nobody has any before signing in. */
export function LoyaltyOverview() {
	const { routes, t } = useSite();
	const isKnown = useLoginState() === 'loggedIn';
	const login = pathTo(routes, 'login');
	if (!login) return null;
	return (
		<section className={styles['club']} aria-labelledby="cart-club">
			<LoyaltyIcon>
				<StarIcon />
			</LoyaltyIcon>
			<div>
				<h3 id="cart-club">{t('cart.club.title')}</h3>
				<p>{t(isKnown ? 'cart.club.none' : 'cart.club.signIn')}</p>
				{!isKnown && (
					<AppLink href={login} className="link">
						{t('cart.club.login')}
					</AppLink>
				)}
			</div>
		</section>
	);
}
