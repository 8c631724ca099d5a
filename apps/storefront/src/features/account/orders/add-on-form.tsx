import { postAddOnForm } from '@korb/contracts/order/order-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';

/** Opens the shop with a cart that adds to a placed order; a plain form, as on the order page. */
export function AddOnForm({ orderNumber, size }: { orderNumber: string; size?: 'sm' }) {
	const t = useMessages();
	return (
		<form method="post" action={toPath(postAddOnForm, { params: { orderNumber } })}>
			<Button type="submit" block {...(size && { size })}>
				<PlusIcon />
				{t('account.orders.addOn')}
			</Button>
		</form>
	);
}
