import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { shownPrice } from '../../../shop/catalogue/shown-price.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { usePriceProps } from '../../../shop/catalogue/use-price-props.ts';
import { OfferEnd } from '../../../ui/price/offer-end.tsx';
import { MemberPrice, Price } from '../../../ui/price/price.tsx';
import { MultiBuy } from './multi-buy.ts';

/** The price, the price before a reduction, and the member price. */
export function CardPrice({ product }: { product: Product }) {
	const t = useMessages();
	const { money, formatDay } = useFormats();
	const toPrice = usePriceProps();
	const price = shownPrice(product);
	if (!price) return null;
	return (
		<>
			<Price {...toPrice(price)} />
			{price.endsOn && (
				<OfferEnd>{t('product.endsOnShort', { day: formatDay(price.endsOn) })}</OfferEnd>
			)}
			{product.price?.multiBuy && <MultiBuy product={product} />}
			{price.member !== null && (
				<p>
					<MemberPrice {...money} cents={price.member} label={t('product.club')} />
				</p>
			)}
			{price.memberEndsOn && (
				<OfferEnd>{t('product.endsOnShort', { day: formatDay(price.memberEndsOn) })}</OfferEnd>
			)}
		</>
	);
}
