import type { Order } from '@korb/contracts/orders';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { OrderPanel } from './order-panel.tsx';
import styles from './order-sum.module.css';

/** What it costs, expected or final, with the tax of every rate. */
export function OrderSum({ order }: { order: Order }) {
	const t = useMessages();
	const { formatMoney, formatNumber } = useFormats();
	const { bill, payment } = order;
	const rows = [
		{ label: t('order.sum.articles'), amount: formatMoney(bill.articles), isShown: true },
		{
			label: t('order.sum.discounts'),
			amount: t('cart.minus', { amount: formatMoney(bill.discounts) }),
			isShown: bill.discounts > 0,
		},
		{
			label: t('order.sum.deposits'),
			amount: formatMoney(bill.deposits),
			isShown: bill.deposits > 0,
		},
		{
			label: t('order.sum.serviceFees'),
			amount: bill.serviceFees === 0 ? t('slot.free') : formatMoney(bill.serviceFees),
			isShown: true,
		},
	].filter(({ isShown }) => isShown);
	const mayBeMore = !bill.isFinal && payment.amountReserved > payment.amountPlanned;
	return (
		<OrderPanel title={t(bill.isFinal ? 'order.sum.final' : 'order.sum.expected')}>
			<dl className={styles['sum']}>
				{rows.map(({ label, amount }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{amount}</dd>
					</div>
				))}
				<div className={styles['total']}>
					<dt>{t('order.sum.total')}</dt>
					<dd>{formatMoney(bill.total)}</dd>
				</div>
				{mayBeMore && (
					<div className={styles['small']}>
						<dt>{t('order.sum.atMost')}</dt>
						<dd>{formatMoney(payment.amountReserved)}</dd>
					</div>
				)}
			</dl>
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
