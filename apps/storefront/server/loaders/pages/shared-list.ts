import type { LoadContext, Loaded } from '../load-context.ts';
import { message, plainBackground, plainMeta } from '../page-meta.ts';

/** The same for everyone: the server never gets to see which list it is. */
export async function loadSharedList(context: LoadContext): Promise<Loaded> {
	return {
		status: 200,
		payload: {
			kind: 'shared-list',
			routeName: context.match.route.name,
			meta: plainMeta(message(context, 'route.shared-list')),
			background: plainBackground,
		},
		surrogateKeys: [],
	};
}
