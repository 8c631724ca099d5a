import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import type { Order, OrderView } from '@korb/contracts/order/orders';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Status } from '../../ui/label/flag.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { MoveOrder, type PickSlot } from './move-order.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderPayment } from './order-payment.tsx';
import styles from './order-sheet.module.css';
import { OrderState } from './order-state.tsx';
import { OrderSum } from './order-sum.tsx';
import { ConfirmWithdrawal, WithdrawOrder } from './withdraw-order.tsx';

type OrderSheetProps = {
	order: Order;
	view: OrderView | null;
	windows: WindowList | null;
	picker: PickSlot;
};

const isOver = { CANCELLED: true, WITHDRAWN: true, DELIVERED: true } as Record<string, boolean>;

/** Everything about one order. Each action has its own URL and needs no JavaScript. */
export function OrderSheet({ order, view, windows, picker }: OrderSheetProps) {
	const t = useMessages();
	return (
		<article>
			<header className={styles['head']}>
				<h1>{t('order.title', { number: order.orderNumber })}</h1>
				<Status tone={isOver[order.status] ? 'plain' : 'live'}>
					{t(`order.status.${order.status}`)}
				</Status>
			</header>
			<OrderNotices order={order} view={view} />
			<Task order={order} view={view} windows={windows} picker={picker} />
			<div className={styles['sheet']}>
				<div className={styles['column']}>
					<OrderState order={order} />
					<OrderLines order={order} />
				</div>
				<aside className={styles['column']} aria-label={t('order.sidebar')}>
					<OrderSum order={order} />
					<OrderPayment order={order} />
				</aside>
			</div>
		</article>
	);
}

/** The action in the URL, as far as the order still allows it. */
function Task({ order, view, windows, picker }: OrderSheetProps) {
	switch (view) {
		case 'cancel':
			return order.mayCancel ? <CancelOrder order={order} /> : null;
		case 'slot':
		case 'slot-lost':
			return order.mayMove ? <MoveOrder order={order} windows={windows} picker={picker} /> : null;
		case 'withdrawal':
		case 'withdrawal-empty':
			return order.withdrawal.isOpen ? <WithdrawOrder order={order} /> : null;
		case 'withdrawal-confirm':
			return <ConfirmWithdrawal order={order} />;
		default:
			return null;
	}
}
