import { pathTo } from '@korb/domain/routes';
import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import { formatMoney } from '../../ui/price/money.ts';
import styles from './cart-link.module.css';

/** Stored pages know no cart, so this shows an empty one until the shopper's own has arrived. */
export function CartLink({ look = 'button' }: { look?: 'button' | 'tab' }) {
	const t = useMessages();
	const { config, routes } = useSite();
	const href = pathTo(routes, 'cart');
	const count = 0;
	const total = formatMoney(0, config.locale, config.currency);
	if (!href) return null;
	return (
		<AppLink
			href={href}
			className={styles[look]}
			aria-label={t('shell.cart.label', { count, total })}
			data-extra="cartBadge"
		>
			<span className={styles['icon']}>
				<ShoppingBasketIcon />
				{count > 0 && <span className={styles['count']}>{count}</span>}
			</span>
			<b>{total}</b>
		</AppLink>
	);
}
