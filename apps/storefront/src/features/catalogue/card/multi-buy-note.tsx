import type { Product } from '@korb/contracts/catalogue';
import { useFormats } from '../../../lib/products/use-formats.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { UnitPrice } from '../../../ui/price/price.tsx';
import styles from './multi-buy-note.module.css';

/** What each of several costs; like every price, with that of a unit. */
export function MultiBuyNote({ product }: { product: Product }) {
	const t = useMessages();
	const { money, formatMoney } = useFormats();
	const { multiBuy } = product.price ?? {};
	if (!multiBuy) return null;
	const { fromQuantity: count, value, unitPrice } = multiBuy;
	return (
		<p className={styles['note']}>
			{t('product.multiBuy', { count, price: formatMoney(value) })}{' '}
			<span>
				<UnitPrice {...money} cents={unitPrice} unit={t(`unit.${product.baseUnit}`)} />
			</span>
		</p>
	);
}
