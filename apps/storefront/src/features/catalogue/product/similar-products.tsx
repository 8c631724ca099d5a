import type { Product } from '@korb/contracts/catalogue/catalogue';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../platform/hydration/use-hydrated.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { ProductRail } from './product-rail.tsx';

const DeferredProducts = lazy(async () => ({
	default: (await import('./deferred-products.tsx')).DeferredProducts,
}));

type SimilarProductsProps = {
	slug: string;
	/** null: missing from the page, so the browser fetches them. */
	initial: Product[] | null;
};

/** Similar products, which the page works without. */
export function SimilarProducts({ slug, initial }: SimilarProductsProps) {
	return initial ? <Similar products={initial} /> : <MissingProducts slug={slug} />;
}

/** Apart from those on the page, whose cards would render again after hydration. */
function MissingProducts({ slug }: { slug: string }) {
	return (
		useHydrated() && (
			<Suspense>
				<DeferredProducts
					slug={slug}
					renderProducts={(products) => <Similar products={products} />}
				/>
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
