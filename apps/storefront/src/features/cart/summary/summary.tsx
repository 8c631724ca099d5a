import type { Cart } from '@korb/contracts/cart/cart';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { usePriceRows } from '../../../shop/cart/use-price-rows.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { useTimes } from '../../../shop/fulfilment/use-times.ts';
import { cardClass } from '../../../ui/card/card.ts';
import { classes } from '../../../ui/classes.ts';
import { Sum, SumRow, SumRows, SumTotal } from '../../../ui/price/sum-row.tsx';
import { countProducts } from '../count-products.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { CodeForm } from './code-form.tsx';
import { LimitNotices } from './limit-notices.tsx';
import styles from './summary.module.css';

/** All costs, itemised from the first product on. */
export function Summary({ cart }: { cart: Cart }) {
	const t = useMessages();
	return (
		<section className={classes(cardClass, styles['panel'])} aria-labelledby="cart-summary">
			<h2 id="cart-summary">{t('cart.summary')}</h2>
			<CodeForm cart={cart} />
			<div className={styles['sum']}>
				<Price cart={cart} />
			</div>
			<LimitNotices cart={cart} />
			<CheckoutButton cart={cart} size="lg" />
		</section>
	);
}

function Price({ cart }: { cart: Cart }) {
	const t = useMessages();
	const times = useTimes();
	const { formatMoney, formatNumber } = useFormats();
	const { priceInfo: price, distributionAddress: address, distributionWindow: window } = cart;
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const fee = isCollected ? t('cart.collectFee') : t('cart.fee');
	const rows = usePriceRows(cart, {
		products: t('cart.goods', { count: countProducts(cart) }),
		fee: window ? t('cart.feeAt', { fee, window: times.window(window) }) : fee,
	});
	const taxes = price.vat.filter(({ vat }) => vat > 0);
	return (
		<Sum>
			<SumRows rows={rows} />
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
			{taxes.map(({ percent, vat }) => (
				<SumRow key={percent} label={t('cart.vat', { percent: formatNumber(percent) })} isSmall>
					{formatMoney(vat)}
				</SumRow>
			))}
		</Sum>
	);
}
