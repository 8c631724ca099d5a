import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import styles from './phone-order.module.css';

/** As the cart of the shop says it. */
export function CartSums({ order }: { order: PhoneOrder }) {
	const t = useMessages();
	const { money } = useFormats();
	const { currency } = order;
	const { priceInfo: price, limitErrors, minOrderValue } = order.cart;
	const missing = (minOrderValue ?? 0) - price.orderValue;
	const rows = [
		{ label: t('order.goods'), cents: price.totalArticlePrice, isAlways: true },
		{ label: t('order.discounts'), cents: -price.discounts },
		{ label: t('order.deposits'), cents: price.depositFees },
		{ label: t('order.fees'), cents: price.serviceFeesAfterDiscount },
	].filter(({ cents, ...row }) => cents !== 0 || 'isAlways' in row);
	return (
		<dl className={styles['sums']}>
			{rows.map(({ label, cents }) => (
				<Row key={label} label={label} value={money(cents, currency)} />
			))}
			<Row
				label={t('order.expectedPrice')}
				value={money(price.total, currency)}
				className={styles['total']}
			/>
			{limitErrors.includes('minOrderValue') && missing > 0 && (
				<Row label={t('phone.untilMinimum')} value={money(missing, currency)} />
			)}
		</dl>
	);
}

type RowProps = { label: string; value: string; className?: string | undefined };

function Row({ label, value, className }: RowProps) {
	return (
		<>
			<dt className={className}>{label}</dt>
			<dd className={className}>{value}</dd>
		</>
	);
}
