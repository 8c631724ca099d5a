import { listBrands } from '@korb/contracts/catalogue/catalogue-paths';
import { fetchApi } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, pageMeta, plainBackground, toCanonical } from '../page-meta.ts';

export async function loadBrands(context: LoadContext): Promise<Loaded> {
	const { body, surrogateKeys } = await fetchApi(context, listBrands);
	return {
		status: 200,
		payload: {
			kind: 'brands',
			routeName: context.match.route.name,
			meta: { ...pageMeta(message(context, 'route.brands')), canonical: toCanonical(context) },
			background: plainBackground,
			brands: body.results,
		},
		surrogateKeys,
	};
}
