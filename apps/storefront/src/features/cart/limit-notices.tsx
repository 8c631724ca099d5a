import type { Cart } from '@korb/contracts/cart';
import { limitsOf, toKilograms } from '@korb/domain/order-limits';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useSite } from '../../lib/site.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './limit-notices.module.css';

/** Which limits the cart breaks, with the rule in words and the way out. */
export function LimitNotices({ cart }: { cart: Cart }) {
	const { config, t } = useSite();
	const { formatMoney, formatNumber } = useFormats();
	if (cart.limitErrors.length === 0 || cart.productLineItems.length === 0) return null;
	const limits = limitsOf(
		config.cart,
		cart.distributionAddress?.distributionType ?? null,
		cart.mode,
	);
	const minimum = limits.minOrderValue ?? 0;
	const texts = {
		minOrderValue: () =>
			t('cart.meter.missing', {
				rest: formatMoney(minimum - cart.priceInfo.orderValue),
				value: formatMoney(minimum),
			}),
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
