import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { useState } from 'react';
import { useLocale, useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { OwnedByFeed } from './owned-by-feed.tsx';
import { PriceChart } from './price-chart.tsx';
import { PriceDialog } from './price-dialog.tsx';
import styles from './product-page.module.css';

type PricesCardProps = {
	product: DeskProduct;
	offer: DeskOffer;
	onRegion: (region: string) => void;
};

export function PricesCard({ product, offer, onRegion }: PricesCardProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { may } = useSession();
	const [isOpen, setOpen] = useState(false);
	const isOwned = product.ownedByFeed.includes('price');
	return (
		<Card
			title={t('product.prices')}
			isFlush
			actions={
				<Segments
					label={t('assortment.region')}
					options={product.offers.map(({ region }) => ({
						value: region,
						text: unitName(region),
					}))}
					value={offer.region}
					onChange={onRegion}
				/>
			}
		>
			<div className={styles['split']}>
				<div className={styles['part']}>
					<PriceChart offer={offer} product={product} />
				</div>
				<div className={styles['part']}>
					<Prices product={product} offer={offer} />
					<Claim offer={offer} />
					{isOwned && <OwnedByFeed />}
					{may('assortment.price') && !isOwned && (
						<Button onClick={() => setOpen(true)}>{t('product.changePrice')}</Button>
					)}
				</div>
			</div>
			{isOpen && (
				<PriceDialog key={offer.region} {...{ product, offer }} onClose={() => setOpen(false)} />
			)}
		</Card>
	);
}

function Prices({ product, offer }: { product: DeskProduct; offer: DeskOffer }) {
	const { t, tag } = useLocale();
	const { money, date } = useFormats();
	const { currency, vat, baseUnit } = product;
	const { promotion, conditional, multiBuy, loyaltyCents, lowest30DaysCents, reductionPercent } =
		offer;
	const daysOf = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => ({
		...{ from: date(startsOn), until: date(endsOn) },
	});
	const amount = (cents: number | null) => (cents === null ? '–' : money(cents, currency));
	return (
		<dl className={styles['list']}>
			<dt>{product.weightArticle ? t('product.pricePerKilo') : t('product.price')}</dt>
			<dd>{amount(offer.priceCents)}</dd>
			{promotion && (
				<>
					<dt>{t('product.promotion', daysOf(promotion))}</dt>
					<dd className={styles['reduced']}>{amount(promotion.priceCents)}</dd>
					<dt>{t('product.lowest')}</dt>
					<dd>{amount(lowest30DaysCents)}</dd>
					<dt>{t('product.reduction')}</dt>
					<dd>{reductionPercent === null ? '–' : `−${reductionPercent} %`}</dd>
				</>
			)}
			<dt>{t('product.loyaltyPrice')}</dt>
			<dd>{amount(loyaltyCents)}</dd>
			{conditional && (
				<>
					<dt>
						{conditional.fromQuantity === null
							? t('product.loyaltyPromotion', daysOf(conditional))
							: t('product.multiBuyPromotion', {
									...daysOf(conditional),
									quantity: conditional.fromQuantity,
								})}
					</dt>
					<dd>{amount(conditional.priceCents)}</dd>
				</>
			)}
			{multiBuy && (
				<>
					<dt>{t('product.multiBuy', { quantity: multiBuy.fromQuantity })}</dt>
					<dd>{amount(multiBuy.priceCents)}</dd>
				</>
			)}
			<dt>{t('product.unitPrice')}</dt>
			<dd>
				{amount(offer.unitCents)} {t(`perUnit.${baseUnit}`)}
			</dd>
			{vat && (
				<>
					<dt>{t('product.vat')}</dt>
					<dd>{vat.percent.toLocaleString(tag)} %</dd>
				</>
			)}
		</dl>
	);
}

/** Whether the shop may announce a reduction (directive 98/6/EC, article 6a). */
function Claim({
	offer: { promotion, reductionPercent, lowest30DaysCents },
}: {
	offer: DeskOffer;
}) {
	const t = useMessages();
	if (!promotion?.isActive) return null;
	if (reductionPercent !== null) return <Note tone="ok">{t('product.claimRight')}</Note>;
	return (
		<Note tone="warn">
			{lowest30DaysCents === null ? t('product.claimUnknown') : t('product.claimNone')}
		</Note>
	);
}
