import type { Order, OrderLine } from '@korb/contracts/order/orders';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { cardClass } from '../../../ui/card/card.ts';
import { classes } from '../../../ui/classes.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import styles from './order-contents.module.css';

export function OrderContents({ order }: { order: Order }) {
	const { t } = useSite();
	return (
		<section className={classes(cardClass, styles['panel'])} aria-labelledby="order-contents">
			<h2 id="order-contents">{t('confirmation.contents')}</h2>
			<ul className={styles['lines']}>
				{order.lines.map((line) => (
					<Line key={line.lineItemId} line={line} />
				))}
			</ul>
			{order.note && <p className="small muted">{t('confirmation.note', { note: order.note })}</p>}
		</section>
	);
}

function Line({ line }: { line: OrderLine }) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	const toPath = useProductPath();
	const { quantity, quantityStepSize, weightArticle } = line;
	const amount = weightArticle
		? t('cart.grams', { grams: quantity * quantityStepSize })
		: t('confirmation.pieces', { count: quantity });
	const tier =
		line.multiBuy &&
		t('product.multiBuy', {
			count: line.multiBuy.fromQuantity,
			price: formatMoney(line.perPiecePrice),
		});
	const price = formatMoney(line.totalPrice);
	return (
		<li className={styles['line']}>
			<Thumb base={line.picture.base} tint={line.tint} sizes="56px" />
			<span className={styles['name']}>
				<AppLink {...toPath(line.slug)}>
					{[line.brand, line.name].filter(Boolean).join(' ')}
				</AppLink>
				<span className="small muted">
					{[amount, tier].filter(Boolean).join(' · ')}
					{line.substitution !== 'replace' && ` · ${t(`checkout.missing.${line.substitution}`)}`}
				</span>
			</span>
			<span className={styles['price']}>
				{line.maximumPrice > line.totalPrice ? t('cart.approximately', { price }) : price}
			</span>
		</li>
	);
}
