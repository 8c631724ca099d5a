import { postCancelForm } from '@korb/contracts/order/order-paths';
import type { Order } from '@korb/contracts/order/orders';
import { isOnlineMethod } from '@korb/domain/payment/payment-methods';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { addOnsOf } from './add-ons-of.ts';
import { OrderForm } from './order-form.tsx';
import { OrderTask } from './order-task.tsx';

/** Confirmation before cancelling. */
export function CancelOrder({ order }: { order: Order }) {
	const t = useMessages();
	const isOnline = isOnlineMethod(order.payment.methodKey);
	return (
		<OrderTask order={order} title={t('order.cancel.title')} wayBack={t('order.cancel.keep')}>
			<p>{t(isOnline ? 'order.cancel.textOnline' : 'order.cancel.text')}</p>
			{order.payment.wallet > 0 && <p>{t('order.cancel.textWallet')}</p>}
			{order.addOns.length > 0 && <p>{t('order.cancel.addOns', addOnsOf(order))}</p>}
			<OrderForm order={order} endpoint={postCancelForm}>
				<Button type="submit">{t('order.cancel.confirm')}</Button>
			</OrderForm>
		</OrderTask>
	);
}
