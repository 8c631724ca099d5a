import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { getDeskProduct } from '@korb/contracts/admin/assortment/assortment-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

const keyOf = (sku: string) => ['product', sku];

export function useProduct(sku: string) {
	return useQuery({
		queryKey: keyOf(sku),
		queryFn: ({ signal }) => call(getDeskProduct, { params: { sku }, signal }),
	});
}

/** Shows a change at once, and in the lists when they are opened next. */
export function useProductUpdate(): {
	replace: (product: DeskProduct) => void;
	reload: (sku: string) => void;
} {
	const queries = useQueryClient();
	return {
		replace: (product) => {
			queries.setQueryData(keyOf(product.sku), product);
			for (const list of ['products', 'assortment']) {
				void queries.invalidateQueries({ queryKey: [list] });
			}
		},
		reload: (sku) => void queries.invalidateQueries({ queryKey: keyOf(sku) }),
	};
}
