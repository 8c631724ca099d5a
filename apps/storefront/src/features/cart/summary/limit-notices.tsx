import type { Cart } from '@korb/contracts/cart/cart';
import { limitsOf, toKilograms } from '@korb/domain/cart/order-limits';
import { useSite } from '../../../platform/site.tsx';
import { minimumOrder } from '../../../shop/cart/minimum-order.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './limit-notices.module.css';

/** The limits the cart exceeds, with the rule and how to resolve it. */
export function LimitNotices({ cart }: { cart: Cart }) {
	const { config, t } = useSite();
	const { formatMoney, formatNumber } = useFormats();
	if (cart.limitErrors.length === 0 || cart.productLineItems.length === 0) return null;
	const limits = limitsOf(
		config.cart,
		cart.distributionAddress?.distributionType ?? null,
		cart.mode,
	);
	const texts = {
		minOrderValue: () => minimumOrder(config, cart, { t, money: formatMoney })?.text,
		maxOrderValue: () => t('cart.maxValueExceeded', { value: formatMoney(limits.maxOrderValue) }),
		maxOrderWeight: () =>
			t('cart.maxWeightExceeded', {
				kilograms: formatNumber(toKilograms(limits.maxOrderWeight)),
			}),
	};
	return (
		<div className={styles['notices']} id="cart-limits">
			{cart.limitErrors.map((limit) => (
				<Notice key={limit} tone={limit === 'minOrderValue' ? 'info' : 'warn'}>
					{texts[limit]()}
				</Notice>
			))}
		</div>
	);
}
