import { getOrder, getOrderWindows } from '@korb/contracts/order/order-paths';
import { OrderView } from '@korb/contracts/order/orders';
import { BACKEND_UNAVAILABLE } from '@korb/contracts/platform/payload';
import type { ApiAnswer, RequestContext } from '../../api-client.ts';
import { PageFailure } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, plainBackground, plainMeta } from '../page-meta.ts';

/**
 * The order whose access cookie this browser holds, or of the signed-in customer. No one else can
 * find out whether it exists.
 */
export async function loadOrder(context: LoadContext): Promise<Loaded> {
	const params = { orderNumber: context.match.params['orderNumber'] ?? '' };
	const view = OrderView.nullable().catch(null).parse(context.query.get('tab'));
	const order = await orNull(context, (owner) => context.api.call(owner, getOrder, { params }));
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
				? await orNull(context, (owner) => context.api.call(owner, getOrderWindows, { params }))
				: null,
		},
		surrogateKeys: [],
	};
}

async function orNull<Body>(
	{ requestContext, orderCookie }: LoadContext,
	call: (owner: RequestContext) => Promise<ApiAnswer<Body>>,
): Promise<Body | null> {
	if (!orderCookie) return null;
	const answer = await call({ ...requestContext, cookie: orderCookie }).catch(() => {
		throw new PageFailure(500, BACKEND_UNAVAILABLE);
	});
	if (answer.status >= 500) throw new PageFailure(500, BACKEND_UNAVAILABLE);
	return answer.isOk ? answer.body : null;
}
