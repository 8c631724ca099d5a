import type { Cart } from '@korb/contracts/cart/cart';
import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { isOnlineMethod } from '@korb/domain/payment/payment-methods';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';

export type OrderButtonProps = {
	cart: Cart;
	method: OfferedMethod | undefined;
	isReady: boolean;
	isSending: boolean;
};

/** Places the binding order; the law requires the label to say so. */
export function OrderButton({ cart, method, isReady, isSending }: OrderButtonProps) {
	const t = useMessages();
	const isPaidLater = method !== undefined && !isOnlineMethod(method.methodKey);
	return (
		<Button
			type="submit"
			size="lg"
			block
			disabled={!isReady || cart.limitErrors.length > 0}
			loading={isSending && t('checkout.sending')}
		>
			{t(isPaidLater ? 'checkout.sendLater' : 'checkout.send')}
		</Button>
	);
}
