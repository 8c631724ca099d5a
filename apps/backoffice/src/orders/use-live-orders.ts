import type { LiveOrderEvent } from '@korb/contracts/admin/orders/order-desk';
import { streamOrderEvents } from '@korb/contracts/admin/orders/order-desk-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meKey } from '../session/me.ts';
import { setNewOrders } from './new-orders.ts';

/**
 * Keeps what is loaded up to date while the app is open. New orders do not jump into a list that
 * somebody reads: they are counted, and shown on request.
 */
export function useLiveOrders(isAllowed: boolean): void {
	const queries = useQueryClient();
	useEffect(() => {
		if (!isAllowed) return;
		const stream = new EventSource(toPath(streamOrderEvents));
		const reload = (queryKey: string[]) => void queries.invalidateQueries({ queryKey });
		stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
			const { type, orderNumber } = JSON.parse(data) as LiveOrderEvent;
			reload(['order', orderNumber]);
			reload(['today']);
			if (type === 'order.placed') setNewOrders((count) => count + 1);
			else reload(['orders']);
		});
		stream.addEventListener('reset', () => {
			reload(['order']);
			reload(['today']);
			reload(['orders']);
		});
		// A stream that was refused does not come back: the session or the rights have changed.
		stream.addEventListener('error', () => {
			if (stream.readyState === EventSource.CLOSED) reload(meKey);
		});
		return () => stream.close();
	}, [isAllowed, queries]);
}
