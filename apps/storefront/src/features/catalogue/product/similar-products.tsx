import type { Product } from '@korb/contracts/catalogue';
import { lazy, Suspense } from 'react';
import { useAlive } from '../../../lib/use-alive.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { ProductCard } from '../card/product-card.tsx';

const LateProducts = lazy(async () => ({
	default: (await import('./late-products.tsx')).LateProducts,
}));

type SimilarProductsProps = {
	slug: string;
	/** null: the page came without them, so the browser asks once more. */
	initial: Product[] | null;
};

/** Other products of the kind. A page without them is still a page. */
export function SimilarProducts({ slug, initial }: SimilarProductsProps) {
	const isAlive = useAlive();
	if (initial) return <ProductRail products={initial} />;
	return (
		isAlive && (
			<Suspense>
				<LateProducts slug={slug} draw={(products) => <ProductRail products={products} />} />
			</Suspense>
		)
	);
}

function ProductRail({ products }: { products: Product[] }) {
	const t = useMessages();
	if (products.length === 0) return null;
	return (
		<div id="similar">
			<Carousel
				title={t('product.similar')}
				labels={{ previous: t('rail.previous'), next: t('rail.next') }}
			>
				{products.map((product) => (
					<ProductCard key={product.sku} product={product} />
				))}
			</Carousel>
		</div>
	);
}
