import { getOrder, getOrderWindows } from '@korb/contracts/order/order-paths';
import type { OrderView } from '@korb/contracts/order/orders';
import { LoadingFailed } from '../../features/account/frame/loading-failed.tsx';
import { WaitingPanels } from '../../features/account/frame/waiting.tsx';
import { OrderMissing } from '../../features/orders/order-missing.tsx';
import { OrderSheet } from '../../features/orders/order-sheet.tsx';
import { SlotPicker } from '../../features/slots/slot-picker.tsx';
import { api } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useParams } from '../../platform/navigation/use-params.ts';
import { usePersonalQuery } from '../../shop/session/personal-queries.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';

/** The server knows no customer, so the browser looks whether the order is theirs. */
export function OwnOrder({ view }: { view: OrderView | null }) {
	const loginState = useLoginState();
	const { orderNumber = '' } = useParams();
	if (loginState === 'anonymous') return <OrderMissing view={view} />;
	if (loginState === 'loggedIn') return <CustomerOrder orderNumber={orderNumber} view={view} />;
	return (
		<>
			<noscript>
				<OrderMissing view={view} />
			</noscript>
			<WaitingPanels count={2} />
		</>
	);
}

function CustomerOrder(props: { orderNumber: string; view: OrderView | null }) {
	const { orderNumber, view } = props;
	const t = useMessages();
	const params = { orderNumber };
	const isMoving = view === 'slot' || view === 'slot-lost';
	const { data, error, refetch } = usePersonalQuery(['order', orderNumber, isMoving], (signal) =>
		load(params, isMoving, signal),
	);
	if (error instanceof ApiError && error.status === 404) return <OrderMissing view={view} />;
	if (error)
		return <LoadingFailed text={t('account.orders.failed')} onRetry={() => void refetch()} />;
	if (!data) return <WaitingPanels count={2} />;
	return (
		<OrderSheet
			order={data.order}
			view={view}
			windows={data.windows}
			picker={(choice) => data.windows && <SlotPicker list={data.windows} {...choice} />}
		/>
	);
}

async function load(params: { orderNumber: string }, isMoving: boolean, signal: AbortSignal) {
	const order = await api.call(getOrder, { params, signal });
	const windows =
		isMoving && order.mayMove ? await api.call(getOrderWindows, { params, signal }) : null;
	return { order, windows };
}
