import type { Product } from '@korb/contracts/catalogue';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { ProductRail } from './product-rail.tsx';

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
	const isHydrated = useHydrated();
	if (initial) return <Similar products={initial} />;
	return (
		isHydrated && (
			<Suspense>
				<LateProducts slug={slug} draw={(products) => <Similar products={products} />} />
			</Suspense>
		)
	);
}

function Similar({ products }: { products: Product[] }) {
	const t = useMessages();
	return (
		<div id="similar">
			<ProductRail title={t('product.similar')} products={products} />
		</div>
	);
}
