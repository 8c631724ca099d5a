import type { PayloadOf } from '@korb/contracts/platform/payload';
import { CategoryTrail } from '../../features/catalogue/listing/category-trail.tsx';
import { BuyBar } from '../../features/catalogue/product/buy-bar.tsx';
import { BuyBox } from '../../features/catalogue/product/buy-box.tsx';
import { ProductPlate } from '../../features/catalogue/product/product-plate.tsx';
import { Island } from '../../platform/hydration/island.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';
import { useMessages } from '../../platform/messages/use-messages.ts';
import styles from './product-page.module.css';

// Text and links below the fold; the buy box hydrates first.
const Gallery = lazyHydrate(
	async () => (await import('../../features/catalogue/product/gallery.tsx')).Gallery,
);
const PlateTools = lazyHydrate(
	async () => (await import('../../features/catalogue/product/plate-tools.tsx')).PlateTools,
);
const ProductDetails = lazyHydrate(
	async () => (await import('../../features/catalogue/product/product-details.tsx')).ProductDetails,
);
const SimilarProducts = lazyHydrate(
	async () =>
		(await import('../../features/catalogue/product/similar-products.tsx')).SimilarProducts,
);
const ProductRail = lazyHydrate(
	async () => (await import('../../features/catalogue/product/product-rail.tsx')).ProductRail,
);

export function Component({ payload }: { payload: PayloadOf<'product'> }) {
	const t = useMessages();
	const { product, similar, goingWith } = payload;
	// Fetched by the browser if they are missing, so the component cannot wait for the shopper.
	const similarProducts = <SimilarProducts slug={product.slug} initial={similar} />;
	const tools = <PlateTools product={product} />;
	return (
		<div className="wrap">
			<CategoryTrail trail={product.parentCategories} current={product.name} />
			<div className={styles['product']}>
				{product.morePictures ? (
					<Gallery product={product} tools={tools} />
				) : (
					<ProductPlate product={product} tools={tools} />
				)}
				<BuyBox product={product} />
			</div>
			<Island isStatic>
				<ProductDetails product={product} />
			</Island>
			{similar ? <Island>{similarProducts}</Island> : similarProducts}
			<Island>
				<ProductRail title={t('product.goesWith')} products={goingWith} />
			</Island>
			<BuyBar product={product} />
		</div>
	);
}
