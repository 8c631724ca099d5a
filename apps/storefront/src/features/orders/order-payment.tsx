import { getInvoice } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { toPath } from '@korb/contracts/platform/to-path';
import { GIFT_CARD_METHOD, isOnlineMethod } from '@korb/domain/payment/payment-methods';
import { pathTo } from '@korb/domain/routing/routes';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { DownloadIcon } from '../../ui/icons/download.ts';
import { createMoments } from './moments.ts';
import { OrderPanel } from './order-panel.tsx';
import styles from './order-payment.module.css';

/** Payment method, payment status and documents. */
export function OrderPayment({ order }: { order: Order }) {
	const site = useSite();
	const { t, routes } = site;
	const { formatMoney } = useFormats();
	const moments = createMoments(site);
	const { payment, invoice, withdrawal, orderNumber } = order;
	const card = [payment.brandName, payment.lastDigits && `•••• ${payment.lastDigits}`];
	const page = pathTo(routes, 'order', { orderNumber }) ?? '';
	return (
		<OrderPanel title={t('order.payment')}>
			<p>
				<b>{card.filter(Boolean).join(' ') || t(`order.method.${payment.methodKey}`)}</b>
				{payment.wallet > 0 && (
					<span className={styles['state']}>
						{t('order.paid.wallet', { wallet: formatMoney(payment.wallet) })}{' '}
						{payment.walletRefunded > 0 &&
							t('order.paid.walletBack', { walletBack: formatMoney(payment.walletRefunded) })}
					</span>
				)}
				{payment.methodKey !== GIFT_CARD_METHOD && (
					<span className={styles['state']}>
						{t(stateOf(order), {
							taken: formatMoney(payment.amount),
							reserved: formatMoney(payment.amountReserved),
							refunded: formatMoney(payment.refunded),
							byHand: formatMoney(byHandOf(order)),
						})}
					</span>
				)}
			</p>
			{payment.wallet > 0 && order.status !== 'CANCELLED' && (
				<p className="muted">{t('order.refundOrder')}</p>
			)}
			{invoice ? (
				// A file, not a page, so it bypasses the router.
				<a
					className={buttonClass({ variant: 'secondary', block: true })}
					href={toPath(getInvoice, { params: { orderNumber } })}
					target="_blank"
					rel="noopener"
				>
					<DownloadIcon />
					{t('order.invoice', { number: invoice.number })}
				</a>
			) : (
				order.status !== 'CANCELLED' && <p className="muted">{t('order.invoiceLater')}</p>
			)}
			{withdrawal.isOpen && (
				<p className={styles['withdrawal']}>
					{t('order.withdraw.until', { day: moments.date(withdrawal.lastDay) })}{' '}
					<AppLink className="link" href={`${page}?tab=withdrawal`}>
						{t('order.withdraw.start')}
					</AppLink>
				</p>
			)}
		</OrderPanel>
	);
}

function stateOf(order: Order) {
	const { status, payment } = order;
	if (payment.refunded > 0) return 'order.paid.refunded';
	if (byHandOf(order) > 0) return 'order.paid.byHand';
	if (status === 'CANCELLED') {
		return isOnlineMethod(payment.methodKey) ? 'order.paid.released' : 'order.paid.cancelled';
	}
	if (payment.amount > 0) return 'order.paid.taken';
	if (isOnlineMethod(payment.methodKey)) return 'order.paid.reserved';
	return payment.methodKey.startsWith('pay-by-invoice') ? 'order.paid.invoice' : 'order.paid.later';
}

/** Refunds paid out manually, because no provider handled them. */
function byHandOf({ withdrawal }: Order): number {
	const refunds = withdrawal.declarations.map(({ refund }) => refund);
	return refunds.reduce(
		(sum, refund) => sum + (refund?.state === 'byHand' ? refund.amount - refund.wallet : 0),
		0,
	);
}
