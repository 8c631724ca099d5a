import type { Product } from '@korb/contracts/catalogue/catalogue';
import { useOrderSlot } from '../../../shop/catalogue/order-slot.ts';
import { isOrderable } from '../../../shop/catalogue/product-state.ts';
import styles from './hit-order.module.css';

/**
 * Beside the option, never inside: an option must not contain buttons. Tab stops here, arrow keys
 * skip it.
 */
export function HitOrder({ product, row }: { product: Product; row: number }) {
	const order = useOrderSlot();
	if (!order || !isOrderable(product.availability)) return null;
	return (
		<div className={styles['order']} style={{ gridRow: row }}>
			<order.Action product={product} variant="row" />
		</div>
	);
}
