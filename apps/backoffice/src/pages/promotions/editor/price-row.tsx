import type { CheckedPrice, PromotionCheck } from '@korb/contracts/admin/promotions/promotions';
import { symbolOf } from '../../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { parseCents } from '../../../platform/i18n/parse-cents.ts';
import { useFormats, useSession } from '../../../session/session.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field } from '../../../ui/field/field.tsx';
import { XIcon } from '../../../ui/icons/x.ts';
import text from '../../../ui/layout/text.module.css';
import { Picture } from '../../../ui/picture/picture.tsx';
import table from '../../../ui/table/table.module.css';
import styles from './editor.module.css';
import { LOW_MARGIN_PERCENT } from './low-margin.ts';
import type { PriceDraft, PromotionValues } from './promotion-draft.ts';
import { worstOf } from './worst-price.ts';

/** What decides which rule applies, and what the shop shows. */
export type PromotionTerms = Pick<PromotionValues, 'kind' | 'isForMembers'>;

type PriceRowProps = {
	row: PriceDraft;
	check: PromotionCheck | undefined;
	isComputed: boolean;
	terms: PromotionTerms;
	isReadOnly: boolean;
	onPrice: (price: string) => void;
	onRemove: () => void;
	onShow: () => void;
};

export function PriceRow(props: PriceRowProps) {
	const { row, check, isComputed, terms, isReadOnly, onPrice, onRemove, onShow } = props;
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { currency } = useSession().me.shop;
	const product = check?.products.find(({ sku }) => sku === row.sku);
	const name = product ? [product.brand, product.name].filter(Boolean).join(' ') : row.name;
	const checked = product?.prices.filter(
		({ region, priceCents }) =>
			row.regions.includes(region) && (isComputed || priceCents === parseCents(row.price)),
	);
	const price = worstOf(checked ?? []);
	const cents = (value: number | null | undefined) =>
		value === null || value === undefined ? '–' : money(value, currency);
	return (
		<tr onFocus={onShow}>
			<td>
				<span className={styles['product']}>
					{product && <Picture base={product.pictureBase} />}
					<span>
						{name}
						{product?.isWeighed && (
							<span className={text['faint']}> {t('promotions.perKilo')}</span>
						)}
					</span>
				</span>
			</td>
			<td className={table['num']}>{cents(price?.nowCents)}</td>
			<td className={styles['price']}>
				{isComputed ? (
					<b>
						{pricesOf(checked ?? [])
							.map(cents)
							.join(' / ') || '–'}
					</b>
				) : (
					<Field
						label={t('promotions.priceOf', { name })}
						isLabelHidden
						before={symbolOf(currency, tag)}
						inputMode="decimal"
						autoComplete="off"
						disabled={isReadOnly}
						value={row.price}
						aria-invalid={row.price !== '' && !parseCents(row.price) ? true : undefined}
						onChange={({ target }) => onPrice(target.value)}
					/>
				)}
			</td>
			<td className={table['num']}>{cents(price?.lowest30DaysCents)}</td>
			<td>{price && <Shown {...{ price, terms }} />}</td>
			<td className={classes(table['num'], isLow(price?.marginPercent) && styles['low'])}>
				{price?.marginPercent === null || !price
					? '–'
					: `${price.marginPercent.toLocaleString(tag)} %`}
			</td>
			<td className={table['num']}>
				{!isReadOnly && (
					<Button
						variant="quiet"
						size="sm"
						isSquare
						aria-label={t('promotions.remove', { name })}
						onClick={onRemove}
					>
						<XIcon />
					</Button>
				)}
			</td>
		</tr>
	);
}

function Shown({ price, terms }: { price: CheckedPrice; terms: PromotionTerms }) {
	const { t } = useLocale();
	const unitName = useUnitName();
	if (price.problem === null) {
		return (
			<Badge tone="accent">
				{terms.isForMembers ? t('product.loyaltyPrice') : `−${price.reductionPercent} %`}
			</Badge>
		);
	}
	return (
		<span className={styles['low']}>
			{t(`promotions.problem.${price.problem}`, { region: unitName(price.region) })}
		</span>
	);
}

/** Regions with the same regular price have the same price. */
function pricesOf(checked: readonly CheckedPrice[]): number[] {
	return [...new Set(checked.flatMap(({ priceCents }) => priceCents ?? []))].sort((a, b) => a - b);
}

function isLow(percent: number | null | undefined): boolean {
	return typeof percent === 'number' && percent < LOW_MARGIN_PERCENT;
}
