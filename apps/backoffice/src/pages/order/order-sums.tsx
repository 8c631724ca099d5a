import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { MessageSquareIcon } from '../../ui/icons/message-square.ts';
import styles from './lines-card.module.css';

export function OrderSums({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const { money } = useFormats();
	const { bill, payment, currency } = order;
	const byHand = order.refunds
		.filter(({ state }) => state === 'byHand')
		.reduce((sum, { amount, wallet }) => sum + amount - wallet, 0);
	const refunded = payment.refunded + payment.walletRefunded + byHand;
	const otherDiscounts =
		bill.discounts - bill.vouchers.reduce((sum, { amount }) => sum + amount, 0);
	const rows = [
		{ label: t('order.goods'), cents: bill.articles, isAlways: true },
		...bill.vouchers.map(({ name, amount }) => ({
			label: t('order.voucher', { name }),
			cents: -amount,
		})),
		{ label: t('order.discounts'), cents: -otherDiscounts },
		{ label: t('order.deposits'), cents: bill.deposits },
		{ label: t('order.fees'), cents: bill.serviceFees },
		{ label: t('order.deliveryPass'), cents: bill.deliveryPass },
	].filter(({ cents, ...row }) => cents !== 0 || 'isAlways' in row);
	return (
		<div className={styles['sums']}>
			<div>
				{order.note && (
					<>
						<p className={styles['note']}>
							<MessageSquareIcon size="sm" />
							{t('order.shopperNote')}
						</p>
						<p>{order.note}</p>
					</>
				)}
			</div>
			<dl className={styles['list']}>
				{rows.map(({ label, cents }) => (
					<Row key={label} label={label} value={money(cents, currency)} />
				))}
				<Row
					label={bill.isFinal ? t('order.finalPrice') : t('order.expectedPrice')}
					value={money(bill.total, currency)}
					className={styles['total']}
				/>
				{refunded > 0 && (
					<Row
						label={t('order.refunded')}
						value={money(-refunded, currency)}
						className={styles['refunded']}
					/>
				)}
			</dl>
		</div>
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
