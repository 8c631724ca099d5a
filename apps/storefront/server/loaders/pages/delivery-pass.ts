import { getDeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass-paths';
import { fetchApi } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { loadDocument } from './content.ts';

/** The same for everybody: whether a customer has a pass, only the browser knows. */
export async function loadDeliveryPass(context: LoadContext): Promise<Loaded> {
	const [loaded, { body, surrogateKeys }] = await Promise.all([
		loadDocument(context, 'titled'),
		fetchApi(context, getDeliveryPass),
	]);
	if (loaded.payload.kind !== 'titled') return loaded;
	return {
		...loaded,
		payload: { ...loaded.payload, kind: 'delivery-pass', pass: body },
		surrogateKeys: [...loaded.surrogateKeys, ...surrogateKeys],
	};
}
