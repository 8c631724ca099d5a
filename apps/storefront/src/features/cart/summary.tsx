import type { Cart } from '@korb/contracts/cart';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useTimes } from '../../lib/service/use-times.ts';
import { useMessages } from '../../lib/use-messages.ts';
import { SumRow, SumTotal } from '../../ui/price/sum-row.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { CodeForm } from './code-form.tsx';
import { countArticles } from './count-articles.ts';
import { LimitNotices } from './limit-notices.tsx';
import styles from './summary.module.css';

/** What it all costs, every part of it, from the first article on. */
export function Summary({ cart }: { cart: Cart }) {
	const t = useMessages();
	return (
		<section className={styles['panel']} aria-labelledby="cart-summary">
			<h2 id="cart-summary">{t('cart.summary')}</h2>
			<CodeForm cart={cart} />
			<Sum cart={cart} />
			<LimitNotices cart={cart} />
			<CheckoutButton cart={cart} size="lg" />
		</section>
	);
}

function Sum({ cart }: { cart: Cart }) {
	const t = useMessages();
	const times = useTimes();
	const { formatMoney, formatNumber } = useFormats();
	const { priceInfo: price, discountCodes, distributionWindow: window } = cart;
	const minus = (amount: number) => t('cart.minus', { amount: formatMoney(amount) });
	const isFreed = price.serviceFees > 0 && price.serviceFeesAfterDiscount === 0;
	const isFreedByCode =
		isFreed && discountCodes.some((code) => code.isFreeService && code.amount > 0);
	const isCollected = cart.distributionAddress?.distributionType === 'CLICK_AND_COLLECT';
	const fee = isCollected ? t('cart.collectFee') : t('cart.fee');
	return (
		<dl className={styles['sum']}>
			<SumRow label={t('cart.goods', { count: countArticles(cart) })}>
				{formatMoney(price.totalArticlePrice + price.savings)}
			</SumRow>
			{price.savings > 0 && (
				<SumRow label={t('cart.savings')} isSaving>
					{minus(price.savings)}
				</SumRow>
			)}
			{discountCodes
				.filter(({ amount }) => amount > 0)
				.map(({ code, amount }) => (
					<SumRow key={code} label={t('cart.codeRow', { code })} isSaving>
						{minus(amount)}
					</SumRow>
				))}
			<SumRow label={t('cart.deposit')}>{formatMoney(price.depositFees)}</SumRow>
			<SumRow label={window ? t('cart.feeAt', { fee, window: times.window(window) }) : fee}>
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
			<SumTotal
				label={t('cart.total')}
				note={t(price.overAuthorizationAmount > 0 ? 'cart.totalWeighed' : 'cart.totalNote')}
			>
				{formatMoney(price.total)}
			</SumTotal>
			{price.overAuthorizationAmount > 0 && (
				<SumRow label={t('cart.atMost')} isSmall>
					{formatMoney(price.totalWithSurcharge)}
				</SumRow>
			)}
			{price.vat.map(({ percent, vat }) => (
				<SumRow key={percent} label={t('cart.vat', { percent: formatNumber(percent) })} isSmall>
					{formatMoney(vat)}
				</SumRow>
			))}
		</dl>
	);
}
