import type { PromotionCheck } from '@korb/contracts/admin/promotions/promotions';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ConditionalPrices } from './conditional-prices.tsx';
import styles from './editor.module.css';
import type { PromotionValues } from './promotion-draft.ts';
import { worstOf } from './worst-price.ts';

type PriceTagCardProps = { check: PromotionCheck; sku: string | null; values: PromotionValues };

/** As the shop shows the product on a card; the shop keeps its own colours. */
export function PriceTagCard({ check, sku, values }: PriceTagCardProps) {
	const t = useMessages();
	const { money, dayLong } = useFormats();
	const product = check.products.find((each) => each.sku === sku) ?? check.products[0];
	const price = worstOf(product?.prices ?? []);
	if (!product || !price || price.priceCents === null) return null;
	const { currency } = check;
	const isConditional = values.isForMembers || values.kind === 'multiBuy';
	const hasClaim = !isConditional && price.problem === null && price.lowest30DaysCents !== null;
	const day = (text: string) => (text ? dayLong(`${text}T12:00:00Z`) : '–');
	return (
		<Card title={t('promotions.tag')}>
			<div className={styles['tag']}>
				<div className={styles['shop']}>
					<div className={styles['plate']}>
						{hasClaim && <span className={styles['percent']}>−{price.reductionPercent} %</span>}
						<img src={pictureAddress(product.pictureBase, 320)} alt="" width="130" height="130" />
					</div>
					{isConditional ? (
						<ConditionalPrices {...{ price, values, currency }} baseUnit={product.baseUnit} />
					) : (
						<p>
							<b className={styles['reduced']}>{money(price.priceCents, currency)}</b>{' '}
							{hasClaim && price.lowest30DaysCents !== null && (
								<s>{money(price.lowest30DaysCents, currency)}</s>
							)}
						</p>
					)}
					<p>{[product.brand, product.name].filter(Boolean).join(' ')}</p>
					<p className={styles['content']}>{product.contentText}</p>
				</div>
				<div className={styles['facts']}>
					{hasClaim && price.lowest30DaysCents !== null && (
						<p>
							<b>{t('promotions.onPage')}</b>
							<br />
							{t('promotions.lowestOf', { price: money(price.lowest30DaysCents, currency) })}
						</p>
					)}
					{values.isForMembers && <p>{t('promotions.onlyMembers')}</p>}
					{values.kind === 'multiBuy' && <p>{t('promotions.sameProduct')}</p>}
					<p>{t('promotions.days', { from: day(values.startsOn), until: day(values.endsOn) })}</p>
					<p>{t('promotions.carts')}</p>
				</div>
			</div>
		</Card>
	);
}
