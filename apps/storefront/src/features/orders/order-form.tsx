import { type OrderForm as Form, orderAddress } from '@korb/contracts/order/order-address';
import type { Order } from '@korb/contracts/order/orders';
import type { ReactNode } from 'react';

/** A plain form that works without JavaScript; its result shows on the page it leads to. */
export function OrderForm(props: {
	order: Order;
	form: Form;
	className?: string;
	children: ReactNode;
}) {
	const { order, form, className, children } = props;
	return (
		<form method="post" action={orderAddress.form(order.orderNumber, form)} className={className}>
			<input type="hidden" name="token" value={order.token} />
			{children}
		</form>
	);
}
