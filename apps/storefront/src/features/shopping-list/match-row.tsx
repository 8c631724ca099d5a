import type { Match } from '@korb/contracts/catalogue/list-match';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { useQuantityText } from '../../shop/catalogue/use-quantity-text.ts';
import { classes } from '../../ui/classes.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Thumb } from '../../ui/picture/thumb.tsx';
import { UnitPrice } from '../../ui/price/price.tsx';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import { Alternatives } from './alternatives.tsx';
import styles from './match-row.module.css';
import { canTick, type Row } from './use-list-match.ts';

type MatchRowProps = { row: Row; product: Match; onChange: (part: Partial<Row>) => void };

export function MatchRow({ row, product, onChange }: MatchRowProps) {
	const { t } = useSite();
	const { money, formatMoney } = useFormats();
	const { line, quantity, isTicked } = row;
	const { name, brand, price } = product;
	const { text } = useQuantityText(product, quantity);
	const isOpen = !line.isCertain || !canTick(row);
	const sum = formatMoney((price?.regular.value ?? 0) * quantity);
	const reason = reasonFor(row, product);
	return (
		<article className={classes(styles['row'], isOpen && styles['open'])}>
			<CheckboxField
				aria-label={t('shoppingList.take', { name })}
				label=""
				checked={isTicked}
				disabled={!canTick(row)}
				onChange={({ currentTarget }) => onChange({ isTicked: currentTarget.checked })}
			/>
			<Thumb base={product.picture.base} tint={product.tint} sizes="64px" />
			<div>
				<p className={styles['said']}>
					<q>{line.said}</q>
					{reason && ` · ${t(`shoppingList.reason.${reason}`, { count: product.timesBought })}`}
				</p>
				<h3>
					{brand && <span>{brand.name} </span>}
					{name}
				</h3>
				<p className={styles['meta']}>
					{product.contentText}
					{price && (
						<>
							{' · '}
							<UnitPrice
								{...money}
								cents={price.regular.unitPrice}
								per={t(`perUnit.${product.baseUnit}`)}
							/>
						</>
					)}
				</p>
			</div>
			<div className={styles['end']}>
				<Stepper
					value={quantity}
					max={product.maxQuantity}
					text={text}
					variant="line"
					disablesAtMinimum
					onChange={(next) => onChange({ quantity: next, isTicked: canTick(row) })}
					labels={{
						group: t('cart.quantityOf', { name }),
						less: t('cart.lessOf', { name }),
						more: t('cart.moreOf', { name }),
						remove: t('cart.removeOf', { name }),
					}}
				/>
				<b>
					{product.weightArticle || product.weightPieceArticle
						? t('shoppingList.sum', { sum })
						: sum}
				</b>
			</div>
			{line.matches.length > 1 && (
				<Alternatives
					row={row}
					isOpen={isOpen}
					onChoose={(chosen) =>
						onChange({ chosen, quantity: chosen.quantity, isTicked: canTick({ chosen }) })
					}
				/>
			)}
		</article>
	);
}

/** Why this product: or why it is not taken by itself. */
function reasonFor(row: Row, product: Match) {
	if (!canTick(row)) return 'gone';
	if (!row.line.isCertain) return 'unsure';
	if (product.isFavorite) return 'favorite';
	return product.timesBought > 0 ? 'bought' : null;
}
