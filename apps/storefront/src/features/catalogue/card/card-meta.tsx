import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { shownPrice } from '../../../shop/catalogue/shown-price.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Deposit, UnitPrice } from '../../../ui/price/price.tsx';
import styles from './card-meta.module.css';

/** Content, unit price and the deposit, which is never part of the price. */
export function CardMeta({ product }: { product: Product }) {
	const t = useMessages();
	const { money } = useFormats();
	const unitPrice = shownPrice(product)?.unitPrice ?? null;
	return (
		<>
			<p className={styles['meta']}>
				{product.contentText}
				{unitPrice !== null && (
					<>
						{' · '}
						<UnitPrice {...money} cents={unitPrice} per={t(`perUnit.${product.baseUnit}`)} />
					</>
				)}
			</p>
			{product.depositPrice > 0 && (
				<p className={styles['deposit']}>
					<Deposit {...money} cents={product.depositPrice} label={t('product.deposit')} />
				</p>
			)}
		</>
	);
}
