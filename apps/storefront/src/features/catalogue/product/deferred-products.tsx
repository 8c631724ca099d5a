import type { Product } from '@korb/contracts/catalogue/catalogue';
import { listSimilarProducts } from '@korb/contracts/catalogue/catalogue-paths';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useQuery } from '../../../platform/queries/queries.ts';

type DeferredProductsProps = { slug: string; renderProducts: (products: Product[]) => ReactNode };

/** Fetches products that are missing from the page. */
export function DeferredProducts({ slug, renderProducts }: DeferredProductsProps) {
	const { data } = useQuery({
		queryKey: ['similar', slug],
		queryFn: () => api.call(listSimilarProducts, { params: { slug } }),
		staleTime: 60_000,
	});
	return renderProducts(data?.results ?? []);
}
