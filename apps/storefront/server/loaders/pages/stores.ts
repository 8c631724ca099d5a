import { listStores } from '@korb/contracts/fulfilment/fulfilment-paths';
import { fetchApi } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** Every store, below the editorial content. */
export async function loadStores(context: LoadContext): Promise<Loaded> {
	const [loaded, { body, surrogateKeys }] = await Promise.all([
		loadDocument(context, 'titled'),
		fetchApi(context, listStores),
	]);
	if (loaded.payload.kind !== 'titled') return loaded;
	return {
		...loaded,
		payload: { ...loaded.payload, kind: 'stores', stores: body.results },
		surrogateKeys: [...loaded.surrogateKeys, ...surrogateKeys],
	};
}
