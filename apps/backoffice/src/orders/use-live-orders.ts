import type { LiveOrderEvent } from '@korb/contracts/admin/orders/order-desk';
import { streamOrderEvents } from '@korb/contracts/admin/orders/order-desk-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openEventStream } from '../platform/api/event-stream.ts';
import { meKey } from '../session/me.ts';
import { reloadLiveLists } from './live-lists.ts';
import { setNewOrders } from './new-orders.ts';

/**
 * Keeps what is loaded up to date while the app is open. New orders do not jump into a list that
 * somebody reads: they are counted, and shown on request.
 */
export function useLiveOrders(isAllowed: boolean): void {
	const queries = useQueryClient();
	useEffect(() => {
		if (!isAllowed) return;
		const reload = (queryKey: string[]) => void queries.invalidateQueries({ queryKey });
		const reloadAll = () => {
			reload(['order']);
			reload(['today']);
			reload(['orders']);
		};
		return openEventStream(streamOrderEvents, {
			on: {
				message(data) {
					const { type, orderNumber } = JSON.parse(data) as LiveOrderEvent;
					reload(['order', orderNumber]);
					reload(['today']);
					if (type === 'order.placed') setNewOrders((count) => count + 1);
					else reload(['orders']);
				},
				reset: reloadAll,
				lists: (data) => reloadLiveLists(queries, data),
			},
			onReopened: reloadAll,
			onRefused: () => reload(meKey),
		});
	}, [isAllowed, queries]);
}
