import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { ScaleIcon } from '../../../ui/icons/scale.ts';
import { Tag } from '../../../ui/label/flag.tsx';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { ThumbText } from '../../../ui/picture/thumb-text.tsx';
import { OfferEnd } from '../../../ui/price/offer-end.tsx';
import styles from './cart-line.module.css';
import { useLineFacts } from './line-facts.ts';
import { LineStepper } from './line-stepper.tsx';
import { MultiBuyHint } from './multi-buy-hint.tsx';

export function CartLine({ line }: { line: ProductLineItem }) {
	const t = useMessages();
	const facts = useLineFacts();
	const { formatMoney } = useFormats();
	const { product } = line;
	const link = useProductPath()(product.slug);
	const deposit = facts.deposit(line);
	const before = facts.before(line);
	const offerEnd = facts.offerEnd(line);
	return (
		<article className={styles['line']} data-line={product.sku}>
			<Thumb base={product.picture.base} tint={product.tint} />
			<ThumbText className={styles['info']}>
				<h3>
					<AppLink {...link}>
						{product.brand && <span className="muted">{product.brand.name} </span>}
						{product.name}
					</AppLink>
				</h3>
				<p>{[facts.amount(line), facts.unitPrice(line)].filter(Boolean).join(' · ')}</p>
				{deposit && <p>{deposit}</p>}
				<MultiBuyHint line={line} />
				{line.formerPrice !== null && (
					<p className={styles['changed']}>
						{t('cart.priceChanged', {
							before: formatMoney(line.formerPrice),
							now: formatMoney(line.perPiecePrice),
						})}
					</p>
				)}
				{line.isEstimate && (
					<p className={styles['tags']}>
						<Tag>
							<ScaleIcon />
							{t('product.weighed')}
						</Tag>
					</p>
				)}
			</ThumbText>
			<div className={styles['quantity']}>
				<LineStepper product={product} quantity={line.quantity} variant="line" />
			</div>
			<div className={styles['price']}>
				<b>{facts.price(line)}</b>
				{before && (
					<s>
						<span className="visually-hidden">{t('product.insteadOf')} </span>
						{before}
					</s>
				)}
				{offerEnd && <OfferEnd>{offerEnd}</OfferEnd>}
				{facts.isMemberPrice(line) && <span className={styles['club']}>{t('cart.clubPrice')}</span>}
			</div>
		</article>
	);
}
