import type { Product, ProductList } from '@korb/contracts/catalogue';
import { catalogueAddress } from '@korb/contracts/catalogue-address';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { ProductCard } from '../card/product-card.tsx';

type SimilarProductsProps = {
	slug: string;
	/** null: the page came without them, so the browser asks once more. */
	initial: Product[] | null;
};

/** Other products of the kind. A page without them is still a page. */
export function SimilarProducts({ slug, initial }: SimilarProductsProps) {
	const t = useMessages();
	const { data } = useQuery({
		queryKey: ['similar', slug],
		queryFn: () => api.get<Pick<ProductList, 'results'>>(catalogueAddress.similarProducts(slug)),
		enabled: initial === null,
		staleTime: 60_000,
	});
	const products = initial ?? data?.results ?? [];
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
