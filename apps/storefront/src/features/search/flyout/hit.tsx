import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useLineQuantity } from '../../../shop/cart/cart-store.ts';
import { shownPrice } from '../../../shop/catalogue/shown-price.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { usePriceProps } from '../../../shop/catalogue/use-price-props.ts';
import { classes } from '../../../ui/classes.ts';
import { BookOpenIcon } from '../../../ui/icons/book-open.ts';
import { SearchIcon } from '../../../ui/icons/search.ts';
import { plateStyle } from '../../../ui/picture/plate-style.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { Price, UnitPrice } from '../../../ui/price/price.tsx';
import styles from './hit.module.css';
import { Marked } from './marked.tsx';
import type { FoundHit } from './use-hits.ts';

/** Content of a hit; the link around it is rendered by the parent. */
export function Hit({ hit, term }: { hit: FoundHit; term: string }) {
	if (hit.product) return <ProductHit product={hit.product} term={term} />;
	if (hit.picture) {
		const { src, tint } = hit.picture;
		return (
			<>
				<span className={styles['art']} style={plateStyle(tint)}>
					<img src={src} alt="" width={88} height={68} />
				</span>
				<span className={styles['text']}>
					<Marked text={hit.text} term={term} />
					<small>{hit.note}</small>
				</span>
			</>
		);
	}
	if (hit.variant === 'page') {
		return (
			<>
				<BookOpenIcon />
				<span className={styles['text']}>
					<Marked text={hit.text} term={term} />
					{hit.note && <small>{hit.note}</small>}
				</span>
			</>
		);
	}
	return (
		<>
			<SearchIcon />
			<span className={styles['text']}>
				<Marked text={hit.text} term={term} />
			</span>
		</>
	);
}

function ProductHit({
	product,
	term,
}: {
	product: NonNullable<FoundHit['product']>;
	term: string;
}) {
	const t = useMessages();
	const { money } = useFormats();
	const toPrice = usePriceProps();
	const price = shownPrice(product);
	const isCounted = useLineQuantity(product.sku) > 0;
	return (
		<>
			<Thumb base={product.picture.base} tint={product.tint} sizes="68px" eager />
			<span className={classes(styles['product'], isCounted && styles['counted'])}>
				<span className={styles['name']}>
					{product.brand && <span className="muted">{product.brand.name} </span>}
					<Marked text={product.name} term={term} />
				</span>
				<small>
					{product.contentText}
					{price?.unitPrice != null && (
						<>
							{' · '}
							<UnitPrice
								{...money}
								cents={price.unitPrice}
								per={t(`perUnit.${product.baseUnit}`)}
							/>
						</>
					)}
				</small>
				{price && (
					<span className={styles['price']}>
						<Price {...toPrice(price)} />
					</span>
				)}
			</span>
		</>
	);
}
