import type { CheckedPrice } from '@korb/contracts/admin/promotions/promotions';
import type { BaseUnit } from '@korb/contracts/catalogue/catalogue-feed';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import styles from './editor.module.css';
import type { PromotionValues } from './promotion-draft.ts';
import { readMultiBuy } from './read-promotion.ts';

type ConditionalPricesProps = {
	price: CheckedPrice;
	values: PromotionValues;
	currency: string;
	baseUnit: BaseUnit;
};

/** The regular price, and below it that of members or of several pieces, with its unit price. */
export function ConditionalPrices({ price, values, currency, baseUnit }: ConditionalPricesProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { nowCents, priceCents, unitCents } = price;
	if (nowCents === null || priceCents === null) return null;
	const multiBuy = readMultiBuy(values);
	return (
		<>
			<p>
				<b className={styles['regular']}>{money(nowCents, currency)}</b>
			</p>
			<p>
				{multiBuy ? (
					<>
						{t('product.multiBuy', { quantity: multiBuy.fromQuantity })}{' '}
						{money(priceCents, currency)}
						<br />
						{unitCents !== null && `${money(unitCents, currency)} ${t(`perUnit.${baseUnit}`)}`}
					</>
				) : (
					<span className={styles['club']}>
						{money(priceCents, currency)} {t('customers.member')}
					</span>
				)}
			</p>
		</>
	);
}
