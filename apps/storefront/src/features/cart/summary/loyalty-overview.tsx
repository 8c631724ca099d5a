import type { Cart } from '@korb/contracts/cart/cart';
import { isLoyalty } from '@korb/domain/loyalty/membership';
import { memberSavings } from '@korb/domain/pricing/member-savings';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { accountPath } from '../../../shop/session/account-path.ts';
import { useCustomer } from '../../../shop/session/use-customer.ts';
import { StarIcon } from '../../../ui/icons/star.ts';
import { LoyaltyIcon } from './loyalty-icon.tsx';
import styles from './loyalty-overview.module.css';

/** What the club saves on this purchase, or would save. */
export function LoyaltyOverview({ cart }: { cart: Cart }) {
	const site = useSite();
	const { config, routes, t } = site;
	const { formatMoney } = useFormats();
	const customer = useCustomer();
	const login = pathTo(routes, 'login');
	if (!login) return null;
	const isMember = isLoyalty(customer?.loyaltyMemberInformation ?? null, config);
	const { saved, missed } = memberSavings(cart.productLineItems);
	return (
		<section className={styles['club']} aria-labelledby="cart-club">
			<LoyaltyIcon>
				<StarIcon />
			</LoyaltyIcon>
			<div>
				<h3 id="cart-club">{t('cart.club.title')}</h3>
				<p>{text()}</p>
				{!isMember && (
					<AppLink href={customer ? accountPath(site, 'club') : login} className="link">
						{t(customer ? 'cart.club.join' : 'cart.club.login')}
					</AppLink>
				)}
			</div>
		</section>
	);

	function text(): string {
		if (saved > 0) return t('cart.club.saved', { amount: formatMoney(saved) });
		if (isMember) return t('cart.club.none');
		if (missed > 0) return t('cart.club.couldSave', { amount: formatMoney(missed) });
		return t(customer ? 'cart.club.none' : 'cart.club.signIn');
	}
}
