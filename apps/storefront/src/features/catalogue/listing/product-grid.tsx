import type { Product } from '@korb/contracts/catalogue/catalogue';
import { Island } from '../../../platform/hydration/island.tsx';
import { LazyProductCard } from '../card/lazy-product-card.ts';
import styles from './product-grid.module.css';

type ProductGridProps = {
	products: readonly Product[];
	firstPosition?: number;
	onOpen?: ((sku: string, position: number) => void) | undefined;
};

const FIRST_ROW = 4;
const FIRST_SCREEN = 8;

export function ProductGrid({ products, firstPosition = 1, onOpen }: ProductGridProps) {
	return (
		<ul className={styles['grid']}>
			{products.map((product, index) => (
				<Island
					as="li"
					key={product.sku}
					data-late-layout={
						((import.meta.env.SSR || import.meta.env.DEV) && index >= FIRST_SCREEN) || undefined
					}
				>
					<LazyProductCard
						product={product}
						eager={index < FIRST_ROW}
						onOpen={onOpen && (() => onOpen(product.sku, firstPosition + index))}
					/>
				</Island>
			))}
		</ul>
	);
}
