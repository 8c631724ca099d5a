import type {
	postAddOnForm,
	postCancelForm,
	postConfirmForm,
	postSlotForm,
	postWithdrawalForm,
} from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { toPath } from '@korb/contracts/platform/to-path';
import type { ReactNode } from 'react';

type Form =
	| typeof postAddOnForm
	| typeof postCancelForm
	| typeof postConfirmForm
	| typeof postSlotForm
	| typeof postWithdrawalForm;

/** A plain form that works without JavaScript; its result shows on the page it leads to. */
export function OrderForm(props: {
	order: Order;
	endpoint: Form;
	className?: string;
	children: ReactNode;
}) {
	const { order, endpoint, className, children } = props;
	return (
		<form
			method="post"
			action={toPath(endpoint, { params: { orderNumber: order.orderNumber } })}
			className={className}
		>
			<input type="hidden" name="token" value={order.token} />
			{children}
		</form>
	);
}
