import type { Product } from '@korb/contracts/catalogue/catalogue';
import { listCategoryProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { api } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useQuery } from '../../platform/queries/queries.ts';
import { shownPrice } from '../../shop/catalogue/shown-price.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { usePriceProps } from '../../shop/catalogue/use-price-props.ts';
import { useProductPath } from '../../shop/catalogue/use-product-path.ts';
import { Flag } from '../../ui/label/flag.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import { OfferEnd } from '../../ui/price/offer-end.tsx';
import { Price } from '../../ui/price/price.tsx';
import styles from './menu-offer.module.css';

/** One product of the aisle that is on offer, if there is any. */
export function MenuOffer({ aisle }: { aisle: string }) {
	const { data } = useQuery({
		queryKey: ['menu-offer', aisle],
		queryFn: () =>
			api.call(listCategoryProducts, {
				params: { slug: aisle },
				query: { offers: 'promotion', pageSize: 1 },
			}),
		staleTime: 60_000,
	});
	const product = data?.results[0];
	return product && <Offer product={product} />;
}

export function Offer({ product }: { product: Product }) {
	const t = useMessages();
	const link = useProductPath()(product.slug);
	const toPrice = usePriceProps();
	const { formatDay } = useFormats();
	const price = shownPrice(product);
	if (!price) return null;
	return (
		<AppLink {...link} className={styles['offer']} style={plateStyle(product.tint)}>
			{price.percent && (
				<Flag tone="deal">{t('product.percentOff', { percent: price.percent })}</Flag>
			)}
			<b className={styles['name']}>{product.name}</b>
			<span className={styles['amount']}>{product.contentText}</span>
			<Price {...toPrice(price)} />
			{price.endsOn && (
				<OfferEnd>{t('product.endsOnShort', { day: formatDay(price.endsOn) })}</OfferEnd>
			)}
			<Picture base={product.picture.base} alt="" sizes="210px" />
		</AppLink>
	);
}
