import type { PayloadOf } from '@korb/contracts/payload';
import { CategoryTrail } from '../../features/catalogue/listing/category-trail.tsx';
import { BuyBar } from '../../features/catalogue/product/buy-bar.tsx';
import { BuyBox } from '../../features/catalogue/product/buy-box.tsx';
import { ProductPlate } from '../../features/catalogue/product/product-plate.tsx';
import { aliveLater } from '../../lib/alive-later.tsx';
import styles from './product-page.module.css';

// Text and links below the fold; what is bought here comes to life first.
const loadDetails = async () => ({
	default: (await import('../../features/catalogue/product/product-details.tsx')).ProductDetails,
});
const loadSimilar = async () => ({
	default: (await import('../../features/catalogue/product/similar-products.tsx')).SimilarProducts,
});
const ProductDetails = aliveLater(import.meta.env.SSR ? await loadDetails() : loadDetails);
const SimilarProducts = aliveLater(import.meta.env.SSR ? await loadSimilar() : loadSimilar);

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
