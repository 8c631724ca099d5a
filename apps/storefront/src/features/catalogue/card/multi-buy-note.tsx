import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { UnitPrice } from '../../../ui/price/price.tsx';
import styles from './multi-buy-note.module.css';

/** The multi-buy price; like every price, with its unit price. */
export function MultiBuyNote({ product }: { product: Product }) {
	const t = useMessages();
	const { money, formatMoney, formatDay } = useFormats();
	const { multiBuy } = product.price ?? {};
	if (!multiBuy) return null;
	const { fromQuantity: count, value, unitPrice, endsOn } = multiBuy;
	return (
		<p className={styles['note']}>
			{t('product.multiBuy', { count, price: formatMoney(value) })}{' '}
			<span>
				<UnitPrice {...money} cents={unitPrice} per={t(`perUnit.${product.baseUnit}`)} />
				{endsOn && ` · ${t('product.endsOnShort', { day: formatDay(endsOn) })}`}
			</span>
		</p>
	);
}
