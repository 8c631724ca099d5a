import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import { OfferStatus } from '../../assortment/offer-status.tsx';
import { WarningBadge } from '../../assortment/warning-badge.tsx';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import text from '../../ui/layout/text.module.css';
import styles from './product-page.module.css';

type ShopCardProps = { product: DeskProduct; offer: DeskOffer | undefined };

/** What shoppers of the region see of it. */
export function ShopCard({ product, offer }: ShopCardProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { currency, picture, warnings } = product;
	const percent = offer?.reductionPercent ?? null;
	return (
		<Card
			title={t('product.inTheShop')}
			actions={<OfferStatus offer={offer && { ...offer, free: offer.stock?.free ?? null }} />}
		>
			<div className={styles['plate']}>
				{percent !== null && (
					<span className={styles['percent']}>
						<Badge tone="danger">−{percent} %</Badge>
					</span>
				)}
				<img src={pictureAddress(picture.base, 320)} alt={picture.alt} width="150" height="150" />
			</div>
			{offer && (
				<p>
					<span className={styles['price']}>{money(offer.effectiveCents, currency)}</span>{' '}
					{percent !== null && offer.lowest30DaysCents !== null && (
						<span className={text['was']}>{money(offer.lowest30DaysCents, currency)}</span>
					)}{' '}
					<span className={`${text['small']} ${text['faint']}`}>
						{product.contentText} · {money(offer.unitCents, currency)} /{' '}
						{t(`unit.${product.baseUnit}`)}
					</span>
				</p>
			)}
			{warnings.length > 0 && (
				<p className={styles['badges']}>
					{warnings.map((warning) => (
						<WarningBadge key={warning} warning={warning} />
					))}
				</p>
			)}
		</Card>
	);
}
