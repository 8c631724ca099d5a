import type { Product, ProductList } from '@korb/contracts/catalogue/catalogue';
import { catalogueAddress } from '@korb/contracts/catalogue/catalogue-address';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useQuery } from '../../../platform/queries/queries.ts';

type DeferredProductsProps = { slug: string; draw: (products: Product[]) => ReactNode };

/** Fetches products that are missing from the page. */
export function DeferredProducts({ slug, draw }: DeferredProductsProps) {
	const { data } = useQuery({
		queryKey: ['similar', slug],
		queryFn: () => api.get<Pick<ProductList, 'results'>>(catalogueAddress.similarProducts(slug)),
		staleTime: 60_000,
	});
	return draw(data?.results ?? []);
}
