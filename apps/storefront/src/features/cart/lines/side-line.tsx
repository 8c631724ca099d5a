import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Thumb } from '../../../ui/picture/thumb.tsx';
import { OfferEnd } from '../../../ui/price/offer-end.tsx';
import { useLineFacts } from './line-facts.ts';
import { LineStepper } from './line-stepper.tsx';
import { MultiBuyHint } from './multi-buy-hint.tsx';
import styles from './side-line.module.css';

export function SideLine({ line }: { line: ProductLineItem }) {
	const t = useMessages();
	const facts = useLineFacts();
	const { product } = line;
	const offerEnd = facts.offerEnd(line);
	const note = [
		facts.amount(line) ?? facts.unitPrice(line),
		line.isEstimate && t('cart.isWeighed'),
	];
	return (
		<article className={styles['line']} data-line={product.sku}>
			<Thumb base={product.picture.base} tint={product.tint} />
			<div>
				<h3>
					{product.brand && <span className="muted">{product.brand.name} </span>}
					{product.name}
				</h3>
				<p>{[note.filter(Boolean).join(', '), facts.deposit(line)].filter(Boolean).join(' · ')}</p>
				<MultiBuyHint line={line} />
				{offerEnd && <OfferEnd>{offerEnd}</OfferEnd>}
			</div>
			<div className={styles['end']}>
				<b>{facts.price(line)}</b>
				<LineStepper product={product} quantity={line.quantity} variant="line" size="sm" />
			</div>
		</article>
	);
}
