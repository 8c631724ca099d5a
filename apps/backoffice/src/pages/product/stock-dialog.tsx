import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { putOfferSupply } from '@korb/contracts/admin/assortment/assortment-paths';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { CheckOption } from '../../ui/field/check-option.tsx';
import { Field } from '../../ui/field/field.tsx';
import { OfferDialog } from './offer-dialog.tsx';

type StockDialogProps = { product: DeskProduct; offer: DeskOffer; onClose: () => void };

export function StockDialog({ product, offer, onClose }: StockDialogProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const [typed, setTyped] = useState('');
	const [isUnlimited, setUnlimited] = useState(offer.stock === null);
	const counted = /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : null;
	const inCarts = offer.stock?.inCarts ?? 0;
	const show = (stock: number | null) => (stock === null ? t('assortment.unlimited') : `${stock}`);
	const before = show(offer.stock && (offer.stock.counted ?? offer.stock.free));
	const mine = show(isUnlimited ? null : counted);
	return (
		<OfferDialog
			{...{ product, offer, onClose }}
			isValid={isUnlimited || counted !== null}
			title={t('product.count')}
			description={t('product.countText')}
			save={(version) =>
				call(putOfferSupply, {
					params: { sku: product.sku, region: offer.region },
					body: { version, counted: isUnlimited ? null : counted },
				})
			}
			label={t('product.counted')}
			show={({ stock }) => show(stock && (stock.counted ?? stock.free))}
			mine={mine}
			done={t('product.changedStock', {
				region: unitName(offer.region),
				step: `${before} → ${mine}`,
			})}
		>
			<Field
				label={t('product.counted')}
				inputMode="numeric"
				autoComplete="off"
				disabled={isUnlimited}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				help={inCarts > 0 ? t('product.countInCarts', { count: inCarts }) : undefined}
			/>
			<CheckOption
				label={t('product.unlimited')}
				checked={isUnlimited}
				onChange={({ target }) => setUnlimited(target.checked)}
			/>
		</OfferDialog>
	);
}
