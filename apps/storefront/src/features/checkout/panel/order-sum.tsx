import type { CartDiscountCode, PriceInfo } from '@korb/contracts/cart';
import { useFormats } from '../../../lib/products/use-formats.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { SumRow, SumTotal } from '../../../ui/price/sum-row.tsx';
import styles from './order-sum.module.css';

type OrderSumProps = {
	price: PriceInfo;
	codes: readonly CartDiscountCode[];
	isCollected: boolean;
};

/** Every part of what has to be paid. */
export function OrderSum({ price, codes, isCollected }: OrderSumProps) {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const minus = (amount: number) => t('cart.minus', { amount: formatMoney(amount) });
	const isFreed = price.serviceFees > 0 && price.serviceFeesAfterDiscount === 0;
	// A code that pays for the service has a row of its own.
	const isFreedByCode = codes.some((code) => code.isFreeService && code.amount > 0);
	return (
		<dl className={styles['sum']}>
			<SumRow label={t('checkout.goods')}>
				{formatMoney(price.totalArticlePrice + price.savings)}
			</SumRow>
			{price.savings > 0 && (
				<SumRow label={t('cart.savings')} isSaving>
					{minus(price.savings)}
				</SumRow>
			)}
			{codes
				.filter(({ amount }) => amount > 0)
				.map(({ code, amount }) => (
					<SumRow key={code} label={t('cart.codeRow', { code })} isSaving>
						{minus(amount)}
					</SumRow>
				))}
			<SumRow label={t('cart.deposit')}>{formatMoney(price.depositFees)}</SumRow>
			<SumRow label={t(isCollected ? 'cart.collectFee' : 'cart.fee')}>
				{isFreed && !isFreedByCode ? (
					<>
						<s>{formatMoney(price.serviceFees)}</s> {t('slot.free')}
					</>
				) : price.serviceFees === 0 ? (
					t('slot.free')
				) : (
					formatMoney(price.serviceFees)
				)}
			</SumRow>
			{price.coveredAmount > 0 && (
				<SumRow label={t('checkout.wallet')}>{minus(price.coveredAmount)}</SumRow>
			)}
			<SumTotal
				label={t('checkout.toPay')}
				note={t('checkout.vatIncluded', { amount: formatMoney(price.totalVat) })}
			>
				{formatMoney(price.uncoveredAmountWithoutOverAuthorization)}
			</SumTotal>
		</dl>
	);
}
