import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import { orderAddress } from '@korb/contracts/order/order-address';
import { type Order, OrderView } from '@korb/contracts/order/orders';
import { BACKEND_UNAVAILABLE } from '@korb/contracts/platform/payload';
import { PageFailure } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, plainBackground, plainMeta } from '../page-meta.ts';

/** The order whose access cookie this browser holds. No one else can find out whether it exists. */
export async function loadOrder(context: LoadContext): Promise<Loaded> {
	const number = context.match.params['orderNumber'] ?? '';
	const view = OrderView.nullable().catch(null).parse(context.query.get('tab'));
	const order = await fetchApiOrNull<Order>(context, orderAddress.order(number));
	const isMoving = order?.mayMove && (view === 'slot' || view === 'slot-lost');
	return {
		status: 200,
		payload: {
			kind: 'order',
			routeName: context.match.route.name,
			meta: plainMeta(message(context, 'route.order')),
			background: plainBackground,
			order,
			view,
			windows: isMoving
				? await fetchApiOrNull<WindowList>(context, orderAddress.windows(number))
				: null,
		},
		surrogateKeys: [],
	};
}

async function fetchApiOrNull<T>(context: LoadContext, path: string): Promise<T | null> {
	const { api, requestContext, orderCookie } = context;
	if (!orderCookie) return null;
	const answer = await api.get(path, { ...requestContext, cookie: orderCookie }).catch(() => {
		throw new PageFailure(500, BACKEND_UNAVAILABLE);
	});
	if (answer.status >= 500) throw new PageFailure(500, BACKEND_UNAVAILABLE);
	return answer.status === 200 ? (answer.body as T) : null;
}
