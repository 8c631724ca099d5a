import type { Product } from '@korb/contracts/catalogue/catalogue';
import { multiBuyPercent } from '@korb/domain/pricing/conditional-price';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Flag } from '../../../ui/label/flag.tsx';
import { UnitPrice } from '../../../ui/price/price.tsx';
import styles from './multi-buy-row.module.css';

/** The multi-buy price, below the regular price. */
export function MultiBuyRow({ product }: { product: Product }) {
	const t = useMessages();
	const { money, formatMoney, formatDay } = useFormats();
	const { multiBuy, regular } = product.price ?? {};
	if (!multiBuy || !regular) return null;
	const percent = multiBuyPercent(multiBuy.value, regular.value);
	return (
		<p className={styles['row']} data-multi-buy>
			<span>
				{t('product.multiBuyEach', { count: multiBuy.fromQuantity })}
				<span className={styles['unit']}>
					<UnitPrice {...money} cents={multiBuy.unitPrice} per={t(`perUnit.${product.baseUnit}`)} />
					{multiBuy.endsOn && ` · ${t('product.endsOnShort', { day: formatDay(multiBuy.endsOn) })}`}
				</span>
			</span>
			<span className={styles['price']}>
				{percent > 0 && <Flag tone="deal">{t('product.percentOff', { percent })}</Flag>}
				<b>{formatMoney(multiBuy.value)}</b>
			</span>
		</p>
	);
}
