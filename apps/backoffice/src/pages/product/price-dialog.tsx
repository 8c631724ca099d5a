import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { putOfferPrice } from '@korb/contracts/admin/assortment/assortment-paths';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { parseCents, writeCents } from '../../platform/i18n/parse-cents.ts';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Field } from '../../ui/field/field.tsx';
import { OfferDialog } from './offer-dialog.tsx';

type PriceDialogProps = { product: DeskProduct; offer: DeskOffer; onClose: () => void };

export function PriceDialog({ product, offer, onClose }: PriceDialogProps) {
	const { t, tag } = useLocale();
	const unitName = useUnitName();
	const { money } = useFormats();
	const [typed, setTyped] = useState(() => writeCents(offer.priceCents, tag));
	const priceCents = parseCents(typed);
	const { currency, sku } = product;
	const isValid = priceCents !== null && priceCents > 0;
	const mine = isValid ? money(priceCents, currency) : typed;
	return (
		<OfferDialog
			{...{ product, offer, onClose, isValid }}
			title={t('product.changePrice')}
			description={
				offer.promotion?.isActive ? t('product.priceWhilePromoted') : t('product.priceFromNow')
			}
			save={(version) =>
				call(putOfferPrice, {
					params: { sku, region: offer.region },
					body: { version, priceCents: priceCents ?? 0 },
				})
			}
			label={t('product.price')}
			show={(theirs) => money(theirs.priceCents, currency)}
			mine={mine}
			done={t('product.changedPrice', {
				region: unitName(offer.region),
				step: `${money(offer.priceCents, currency)} → ${mine}`,
			})}
		>
			<Field
				label={product.weightArticle ? t('product.pricePerKilo') : t('product.price')}
				inputMode="decimal"
				autoComplete="off"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				error={isValid ? null : t('product.noPrice')}
				help={isValid ? stepText(priceCents) : undefined}
			/>
		</OfferDialog>
	);

	/** Says what will happen before it happens: a slip of the comma is a step of 90 per cent. */
	function stepText(next: number): string {
		const percent = Math.round(((next - offer.priceCents) * 100) / offer.priceCents);
		return t('product.priceStep', {
			price: money(offer.priceCents, currency),
			step: percent === 0 ? '±0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`,
		});
	}
}
