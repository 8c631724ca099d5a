import type { Product } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import { lazy, Suspense } from 'react';
import { ProductCard } from '../../features/catalogue/card/product-card.tsx';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useSite } from '../../platform/site.tsx';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';

const DueProducts = lazy(async () => ({
	default: (await loadChunk(() => import('./due-products.tsx'))).DueProducts,
}));

/** What customers usually buy by now; promotions for everybody else. */
export function Forgotten({ products }: { products: readonly Product[] }) {
	const { t, routes } = useSite();
	const login = useLoginState();
	const promotions = products.length > 0 && (
		<Carousel
			title={t('cart.forgotten')}
			labels={{ previous: t('rail.previous'), next: t('rail.next') }}
		>
			{products.map((product) => (
				<ProductCard key={product.sku} product={product} />
			))}
		</Carousel>
	);
	// No page for them: no favourites in this shop.
	if (login !== 'loggedIn' || !pathTo(routes, 'favorite-products')) return promotions;
	return (
		<Suspense fallback={promotions}>
			<DueProducts otherwise={promotions} />
		</Suspense>
	);
}
