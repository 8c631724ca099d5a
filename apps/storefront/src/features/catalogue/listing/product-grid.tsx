import type { Product } from '@korb/contracts/catalogue/catalogue';
import { ProductCard } from '../card/product-card.tsx';
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
				<li
					key={product.sku}
					data-late-layout={
						((import.meta.env.SSR || import.meta.env.DEV) && index >= FIRST_SCREEN) || undefined
					}
				>
					<ProductCard
						product={product}
						eager={index < FIRST_ROW}
						onOpen={onOpen && (() => onOpen(product.sku, firstPosition + index))}
					/>
				</li>
			))}
		</ul>
	);
}
