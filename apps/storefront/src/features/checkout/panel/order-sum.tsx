import type { Cart } from '@korb/contracts/cart/cart';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { usePriceRows } from '../../../shop/cart/use-price-rows.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Sum, SumRow, SumRows, SumTotal } from '../../../ui/price/sum-row.tsx';

/** Itemised total to pay. */
export function OrderSum({ cart }: { cart: Cart }) {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const { priceInfo: price, distributionAddress: address } = cart;
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	const rows = usePriceRows(cart, {
		products: t('checkout.goods'),
		fee: t(isCollected ? 'cart.collectFee' : 'cart.fee'),
	});
	return (
		<Sum>
			<SumRows rows={rows} />
			{price.coveredAmount > 0 && (
				<SumRow label={t('checkout.wallet')}>
					{t('cart.minus', { amount: formatMoney(price.coveredAmount) })}
				</SumRow>
			)}
			<SumTotal
				label={t('checkout.toPay')}
				note={t('checkout.vatIncluded', { amount: formatMoney(price.totalVat) })}
			>
				{formatMoney(price.uncoveredAmountWithoutOverAuthorization)}
			</SumTotal>
		</Sum>
	);
}
