import { getBrand, listBrandProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { fetchApi } from '../fetch-api.ts';
import { loadListing, toListMeta } from '../listing.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { pageMeta, plainBackground } from '../page-meta.ts';

export async function loadBrand(context: LoadContext): Promise<Loaded> {
	const { slug = '' } = context.match.params;
	const [brand, listing] = await Promise.all([
		fetchApi(context, getBrand, { params: { slug } }),
		loadListing(context, (query) =>
			fetchApi(context, listBrandProducts, { params: { slug }, query }),
		),
	]);
	return {
		status: 200,
		payload: {
			kind: 'brand',
			routeName: context.match.route.name,
			meta: {
				...pageMeta(brand.body.name),
				description: brand.body.description,
				...toListMeta(context, listing.body),
			},
			background: plainBackground,
			brand: brand.body,
			listing: listing.body,
		},
		surrogateKeys: [...brand.surrogateKeys, ...listing.surrogateKeys],
		isComplete: listing.isComplete,
	};
}
