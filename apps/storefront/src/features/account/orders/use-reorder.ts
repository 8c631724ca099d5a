import type { ReorderResult } from '@korb/contracts/order/customer-orders';
import { reorder } from '@korb/contracts/order/order-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { openSideCart } from '../../../shop/cart/side-cart.ts';

export type Reorder = ReturnType<typeof useReorder>;

/** Puts everything of an order that is available into the cart, and names the rest. */
export function useReorder() {
	const site = useSite();
	const { t } = site;
	const [adding, setAdding] = useState<string | null>(null);
	/** Shown while something is missing. */
	const [result, setResult] = useState<ReorderResult | null>(null);

	async function start(orderNumber: string): Promise<void> {
		setAdding(orderNumber);
		try {
			const answer = await api.call(reorder, { params: { orderNumber } });
			await (await runningCart(site)).reload();
			if (answer.missing.length > 0) setResult(answer);
			else announce(answer.addedCount);
		} catch {
			notifications.show({ key: 'account.again', type: 'error', message: t('account.failed') });
		}
		setAdding(null);
	}

	function announce(count: number): void {
		notifications.show({
			key: 'account.again',
			type: 'success',
			message: t('account.again.added', { count }),
			action: { text: t('account.again.cart'), onPress: openSideCart },
		});
	}

	return {
		start: (orderNumber: string) => void start(orderNumber),
		isAdding: (orderNumber: string) => adding === orderNumber,
		result,
		close: () => setResult(null),
	};
}
