import type { OrderMethodKey } from '@korb/contracts/order/checkout';
import type { Order } from '@korb/contracts/order/orders';
import type { PaymentMark } from '@korb/domain/payment/payment-marks';
import { GIFT_CARD_METHOD, isOnlineMethod } from '@korb/domain/payment/payment-methods';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { OrderThumbs } from '../../../shop/orders/order-thumbs.tsx';
import { cardClass } from '../../../ui/card/card.ts';
import { PaymentMarks } from '../../../ui/label/payment-marks.tsx';
import { Sum, SumRow, SumTotal } from '../../../ui/price/sum-row.tsx';
import styles from './confirmation.module.css';

/** Payment method and the maximum amount. */
export function PaidPanel({ order }: { order: Order }) {
	const { t } = useSite();
	const { formatMoney, formatNumber } = useFormats();
	const { payment, priceInfo } = order;
	const isByWallet = payment.methodKey === GIFT_CARD_METHOD;
	const isPaid = isByWallet || isOnlineMethod(payment.methodKey);
	const mark = markOf(payment);
	const isReserved = payment.amountReserved > payment.amountPlanned;
	const taxes = priceInfo.vat.filter(({ vat }) => vat > 0);
	const minus = (amount: number) => t('cart.minus', { amount: formatMoney(amount) });
	return (
		<section className={cardClass} aria-labelledby="paid">
			<div className={styles['head']}>
				<h2 id="paid">{t(isPaid ? 'confirmation.paid' : 'confirmation.toPay')}</h2>
				{mark && <PaymentMarks marks={[mark]} />}
			</div>
			<OrderThumbs
				max={6}
				lines={order.lines.map((line) => ({
					...line,
					count: line.weightArticle ? 1 : line.quantity,
				}))}
			/>
			<hr className={styles['line']} />
			<Sum>
				<SumRow label={t('confirmation.value')}>{formatMoney(priceInfo.total)}</SumRow>
				{order.bill.vouchers.map(({ name, amount }) => (
					<SumRow key={name} label={t('confirmation.voucher', { name })} isSmall>
						{minus(amount)}
					</SumRow>
				))}
				{priceInfo.coveredAmount > 0 && !isByWallet && (
					<SumRow label={t('checkout.wallet')}>{minus(priceInfo.coveredAmount)}</SumRow>
				)}
				{taxes.map(({ percent, vat }) => (
					<SumRow key={percent} label={t('cart.vat', { percent: formatNumber(percent) })} isSmall>
						{formatMoney(vat)}
					</SumRow>
				))}
				<SumTotal
					label={nameOf(payment, t(`payment.${payment.methodKey}`))}
					note={
						isReserved
							? t('confirmation.reserved', { amount: formatMoney(payment.amountReserved) })
							: t('checkout.vatIncluded', { amount: formatMoney(priceInfo.totalVat) })
					}
				>
					{formatMoney(isByWallet ? payment.wallet : payment.amountPlanned)}
				</SumTotal>
			</Sum>
		</section>
	);
}

/** "Visa •••• 4821", or the name of the method. */
function nameOf({ brandName, lastDigits }: Order['payment'], method: string): string {
	return lastDigits ? `${brandName || method} •••• ${lastDigits}` : method;
}

const brands: Record<string, PaymentMark> = {
	Visa: 'visa',
	Mastercard: 'mastercard',
	'American Express': 'amex',
};
const methods: Partial<Record<OrderMethodKey, PaymentMark>> = {
	paypal: 'paypal',
	'apple-pay': 'apple-pay',
};

function markOf({ methodKey, brandName }: Order['payment']): PaymentMark | undefined {
	return brands[brandName] ?? methods[methodKey];
}
