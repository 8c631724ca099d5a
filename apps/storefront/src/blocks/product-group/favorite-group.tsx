import { getMyProducts } from '@korb/contracts/customer/favorite-paths';
import { api } from '../../platform/api/api.ts';
import { usePersonalQuery } from '../../shop/session/personal-queries.ts';
import type { BlockOf } from '../block-of.ts';
import { ProductGroup } from './product-group.tsx';

/** Personal, so the browser fetches it; without favourites, there is nothing to show. */
export function FavoriteGroup({ block }: { block: BlockOf<'product-group'> }) {
	const { limit: pageSize } = block;
	const { data } = usePersonalQuery(['favorite-group', pageSize], (signal) =>
		api.call(getMyProducts, { query: { favorites: 'true', pageSize }, signal }),
	);
	return data && <ProductGroup block={{ ...block, found: data.results }} />;
}
