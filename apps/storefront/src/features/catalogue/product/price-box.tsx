import type { ProductDetails } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { shownPrice } from '../../../shop/catalogue/shown-price.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { usePriceProps } from '../../../shop/catalogue/use-price-props.ts';
import { Price, UnitPrice } from '../../../ui/price/price.tsx';
import { MultiBuy } from './multi-buy.ts';
import styles from './price-box.module.css';

/**
 * Everything the law requires beside a price: the unit price in at least half its size, the lowest
 * price of the last 30 days with a reduction, the deposit apart from it, and that tax is included.
 */
export function PriceBox({ product }: { product: ProductDetails }) {
	const t = useMessages();
	const { money, formatMoney, formatDay, formatNumber } = useFormats();
	const toPrice = usePriceProps();
	const price = shownPrice(product);
	if (!price) return null;
	const per = t(`perUnit.${product.baseUnit}`);
	return (
		<>
			<div className={styles['box']}>
				<div className={styles['main']}>
					<Price {...toPrice(price)} size="lg" />
					{price.unitPrice !== null && (
						<p className={styles['unit']} data-unit-price>
							<UnitPrice {...money} cents={price.unitPrice} per={per} />
						</p>
					)}
					<ul className={styles['lines']}>
						{product.depositPrice > 0 && (
							<li>
								<b>{t('product.plusDeposit', { amount: formatMoney(product.depositPrice) })}</b>{' '}
								{t('product.depositText')}
							</li>
						)}
						{price.lowest30Days !== null && (
							<li>{t('product.lowest30Days', { price: formatMoney(price.lowest30Days) })}</li>
						)}
						{price.endsOn && <li>{t('product.endsOn', { day: formatDay(price.endsOn) })}</li>}
						<li>
							{product.vat
								? t('product.vatIncluded', { percent: formatNumber(product.vat.percent) })
								: t('product.taxIncluded')}
						</li>
					</ul>
				</div>
				{price.member !== null && (
					<div className={styles['club']}>
						<span className={styles['mark']} aria-hidden="true" />
						<span>
							<strong>{t('product.clubPrice')}</strong>
							{price.memberUnitPrice !== null && (
								<UnitPrice {...money} cents={price.memberUnitPrice} per={per} />
							)}
							{price.memberEndsOn && (
								<span>
									{price.memberUnitPrice !== null && ' · '}
									{t('product.endsOnShort', { day: formatDay(price.memberEndsOn) })}
								</span>
							)}
						</span>
						<b>
							{formatMoney(price.member)}
							{price.isPerKilogram && <small> {t('perUnit.kg')}</small>}
						</b>
					</div>
				)}
			</div>
			{product.price?.multiBuy && <MultiBuy product={product} />}
		</>
	);
}
