import type { Order, OrderLine } from '@korb/contracts/order/orders';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { useProductPath } from '../../shop/catalogue/use-product-path.ts';
import { Thumb } from '../../ui/picture/thumb.tsx';
import { ThumbText } from '../../ui/picture/thumb-text.tsx';
import styles from './order-lines.module.css';
import { OrderPanel } from './order-panel.tsx';

/** The ordered line items; once packed, the delivered ones and their final prices. */
export function OrderLines({ order }: { order: Order }) {
	const t = useMessages();
	return (
		<OrderPanel title={t('order.lines', { count: order.lineItemCount })}>
			<ul className={styles['lines']}>
				{order.lines.map((line) => (
					<li key={line.lineItemId}>
						<Line line={line} order={order} />
					</li>
				))}
			</ul>
		</OrderPanel>
	);
}

function Line({ line, order }: { line: OrderLine; order: Order }) {
	const t = useMessages();
	const { formatMoney, formatNumber } = useFormats();
	const link = useProductPath()(line.slug);
	const final = order.picked?.lines.find(({ lineItemId }) => lineItemId === line.lineItemId);
	const price = final?.totalPrice ?? line.totalPrice;
	const deposit = final?.depositPrice ?? line.depositPrice;
	const amount = line.weightArticle
		? t('order.grams', { grams: formatNumber(line.quantity * line.quantityStepSize) })
		: t('order.pieces', { count: line.quantity });
	const isMissing = final !== undefined && price === 0 && line.totalPrice > 0;
	return (
		<div className={styles['line']} data-line={line.sku}>
			<Thumb base={line.picture.base} tint={line.tint} sizes="64px" />
			<ThumbText>
				<h3>
					<AppLink {...link}>
						{line.brand && <span className="muted">{line.brand} </span>}
						{line.name}
					</AppLink>
				</h3>
				<p>{[amount, line.contentText].filter(Boolean).join(' · ')}</p>
				{line.multiBuy && !isMissing && !final?.substitute && (
					<p>
						{t('product.multiBuy', {
							count: line.multiBuy.fromQuantity,
							price: formatMoney(line.perPiecePrice),
						})}
					</p>
				)}
				{deposit > 0 && <p>{t('order.deposit', { amount: formatMoney(deposit) })}</p>}
				{final?.substitute && (
					<p className={styles['change']}>{t('order.substitute', { name: final.substitute })}</p>
				)}
				{isMissing && <p className={styles['change']}>{t('order.notThere')}</p>}
			</ThumbText>
			<p className={styles['price']}>
				<b>{formatMoney(price)}</b>
				{final && price !== line.totalPrice && (
					<s>
						<span className="visually-hidden">{t('order.insteadOf')} </span>
						{formatMoney(line.totalPrice)}
					</s>
				)}
			</p>
		</div>
	);
}
