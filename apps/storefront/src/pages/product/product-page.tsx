import type { PayloadOf } from '@korb/contracts/payload';
import { CategoryTrail } from '../../features/catalogue/listing/category-trail.tsx';
import { BuyBar } from '../../features/catalogue/product/buy-bar.tsx';
import { BuyBox } from '../../features/catalogue/product/buy-box.tsx';
import { ProductDetails } from '../../features/catalogue/product/product-details.tsx';
import { ProductPlate } from '../../features/catalogue/product/product-plate.tsx';
import { SimilarProducts } from '../../features/catalogue/product/similar-products.tsx';
import styles from './product-page.module.css';

export function Component({ payload }: { payload: PayloadOf<'product'> }) {
	const { product, similar } = payload;
	return (
		<div className="wrap">
			<CategoryTrail trail={product.parentCategories} current={product.name} />
			<div className={styles['product']}>
				<ProductPlate product={product} />
				<BuyBox product={product} />
			</div>
			<ProductDetails product={product} />
			<SimilarProducts slug={product.slug} initial={similar} />
			<BuyBar product={product} />
		</div>
	);
}
