import type { Order } from '@korb/contracts/order/orders';
import { otherDiscountsOf } from '@korb/domain/order/order-bill';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Sum, SumRow, SumTotal } from '../../ui/price/sum-row.tsx';
import { OrderPanel } from './order-panel.tsx';
import styles from './order-sum.module.css';

/** The expected or final total, with the tax of every rate. */
export function OrderSum({ order }: { order: Order }) {
	const t = useMessages();
	const { formatMoney, formatNumber } = useFormats();
	const { bill, payment } = order;
	const minus = (amount: number) => t('cart.minus', { amount: formatMoney(amount) });
	const otherDiscounts = otherDiscountsOf(bill);
	const isCancelled = order.status === 'CANCELLED';
	const mayBeMore = !bill.isFinal && !isCancelled && payment.amountReserved > payment.amountPlanned;
	return (
		<OrderPanel title={t(titleOf(order))}>
			<Sum>
				<SumRow label={t('order.sum.articles')}>{formatMoney(bill.articles)}</SumRow>
				{bill.vouchers.map(({ name, amount }) => (
					<SumRow key={name} label={t('order.sum.voucher', { name })} isSaving>
						{minus(amount)}
					</SumRow>
				))}
				{otherDiscounts > 0 && (
					<SumRow label={t('order.sum.discounts')} isSaving>
						{minus(otherDiscounts)}
					</SumRow>
				)}
				{bill.deposits > 0 && (
					<SumRow label={t('order.sum.deposits')}>{formatMoney(bill.deposits)}</SumRow>
				)}
				<SumRow label={t('order.sum.serviceFees')}>
					{bill.serviceFees === 0 ? t('slot.free') : formatMoney(bill.serviceFees)}
				</SumRow>
				{bill.deliveryPass > 0 && (
					<SumRow label={t('order.sum.pass')}>{formatMoney(bill.deliveryPass)}</SumRow>
				)}
				<SumTotal label={t('order.sum.total')}>{formatMoney(bill.total)}</SumTotal>
				{payment.wallet > 0 && !isCancelled && (
					<>
						<SumRow label={t('order.sum.wallet')}>{minus(payment.wallet)}</SumRow>
						<SumRow label={t('order.sum.toPay')}>{formatMoney(bill.total - payment.wallet)}</SumRow>
					</>
				)}
				{isCancelled && (
					<SumTotal label={t('order.sum.toPay')}>
						{formatMoney(payment.amount - payment.refunded)}
					</SumTotal>
				)}
				{mayBeMore && (
					<SumRow label={t('order.sum.atMost')} isSmall>
						{formatMoney(payment.amountReserved)}
					</SumRow>
				)}
			</Sum>
			<table className={styles['vat']}>
				<caption className="visually-hidden">{t('order.vat.caption')}</caption>
				<thead>
					<tr>
						<th scope="col">{t('order.vat.rate')}</th>
						<th scope="col">{t('order.vat.net')}</th>
						<th scope="col">{t('order.vat.tax')}</th>
						<th scope="col">{t('order.vat.gross')}</th>
					</tr>
				</thead>
				<tbody>
					{bill.vat.map(({ percent, gross, vat }) => (
						<tr key={percent}>
							<th scope="row">{t('order.vat.percent', { percent: formatNumber(percent) })}</th>
							<td>{formatMoney(gross - vat)}</td>
							<td>{formatMoney(vat)}</td>
							<td>{formatMoney(gross)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</OrderPanel>
	);
}

function titleOf({ status, bill }: Order) {
	if (status === 'CANCELLED') return 'order.sum.cancelled';
	return bill.isFinal ? 'order.sum.final' : 'order.sum.expected';
}
