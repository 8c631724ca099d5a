import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import type { ProductLineItem, UnavailableLineItem } from '@korb/contracts/cart/cart';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { MinusIcon } from '../../ui/icons/minus.ts';
import { PlusIcon } from '../../ui/icons/plus.ts';
import { XIcon } from '../../ui/icons/x.ts';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import table from '../../ui/table/table.module.css';
import { CartSums } from './cart-sums.tsx';
import styles from './phone-order.module.css';
import { refusalText } from './problem-text.ts';
import { useItemChange } from './use-phone-order.ts';

type LinesCardProps = {
	order: PhoneOrder;
	/** The button that had the focus is gone. */
	onRemoved: () => void;
};

export function LinesCard({ order, onRemoved }: LinesCardProps) {
	const t = useMessages();
	const { change, error } = useItemChange(order.draftId);
	const { productLineItems: lines, unavailableLineItems: gone } = order.cart;
	if (lines.length + gone.length === 0) {
		return (
			<Card title={t('order.lines')}>
				<Empty title={t('phone.noLines')} />
			</Card>
		);
	}
	return (
		<Card title={t('order.lines')} isFlush>
			{error && (
				<Note tone="danger" isAlert>
					{t(refusalText(error))}
				</Note>
			)}
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('order.product')}</th>
						<th scope="col" className={table['num']}>
							{t('phone.quantity')}
						</th>
						<th scope="col" className={table['num']}>
							{t('order.price')}
						</th>
					</tr>
				</thead>
				<tbody>
					{[...lines, ...gone].map((line) => (
						<LineRow
							key={line.lineItemId}
							line={line}
							currency={order.currency}
							onChange={(delta) => {
								change(line.lineItemId, delta);
								if (delta === -line.quantity) onRemoved();
							}}
						/>
					))}
				</tbody>
			</table>
			<CartSums order={order} />
		</Card>
	);
}

type LineRowProps = {
	line: ProductLineItem | UnavailableLineItem;
	currency: string;
	onChange: (delta: number) => void;
};

function LineRow({ line, currency, onChange }: LineRowProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { product, quantity } = line;
	const { name } = product;
	const isBuyable = 'totalPrice' in line;
	const isLast = !isBuyable || quantity === 1;
	return (
		<tr>
			<td>
				<div className={styles['product']}>
					<Picture base={product.picture.base} />
					<div>
						<p>
							{product.brand && <span className={text['muted']}>{product.brand.name} </span>}
							{name}
						</p>
						<p className={`${text['small']} ${text['faint']}`}>
							{[product.sku, product.contentText].filter(Boolean).join(' · ')}
						</p>
					</div>
				</div>
			</td>
			<td className={table['num']}>
				<div className={styles['quantity']}>
					<Button
						variant="quiet"
						isSquare
						aria-label={t(isLast ? 'phone.remove' : 'phone.less', { name })}
						onClick={() => onChange(isLast ? -quantity : -1)}
					>
						{isLast ? <XIcon /> : <MinusIcon />}
					</Button>
					<span className={styles['count']}>
						{product.weightArticle
							? t('order.grams', { grams: quantity * product.quantityStepSize })
							: quantity}
					</span>
					<Button
						variant="quiet"
						isSquare
						aria-label={t('phone.more', { name })}
						disabled={!isBuyable || quantity >= product.maxQuantity}
						onClick={() => onChange(1)}
					>
						<PlusIcon />
					</Button>
				</div>
			</td>
			<td className={`${table['num']} ${text['strong']}`}>
				{'totalPrice' in line ? (
					money(line.totalPrice, currency)
				) : (
					<Badge tone="danger">{t('phone.soldOut')}</Badge>
				)}
			</td>
		</tr>
	);
}
