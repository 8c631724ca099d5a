import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import { useCallback, useMemo, useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

type Selected = ReadonlyMap<string, DeskOrderSummary>;

/** Which orders are selected. They stay so when another filter hides them. */
export function useSelection(shown: readonly DeskOrderSummary[]) {
	const [selected, setSelected] = useState<Selected>(new Map());
	/** Where a range begins: the last order that was selected by itself. */
	const anchor = useRef<string | null>(null);
	const set = useCallback((orders: readonly DeskOrderSummary[], isOn: boolean) => {
		setSelected((current) => withAll(current, orders, isOn));
	}, []);
	const toggle = (order: DeskOrderSummary) => {
		anchor.current = order.orderNumber;
		set([order], !selected.has(order.orderNumber));
	};
	const selectUpTo = (order: DeskOrderSummary) => {
		set(rangeOf(shown, anchor.current ?? order.orderNumber, order.orderNumber), true);
		anchor.current = order.orderNumber;
	};
	// A row that is shown may be newer than the one that was selected.
	const orders = useMemo(() => {
		const newer = new Map(shown.map((order) => [order.orderNumber, order]));
		return [...selected.values()].map((order) => newer.get(order.orderNumber) ?? order);
	}, [selected, shown]);
	return {
		orders,
		has: (orderNumber: string) => selected.has(orderNumber),
		toggle,
		selectUpTo,
		set,
		clear: () => setSelected(new Map()),
	};
}

export function withAll(
	current: Selected,
	orders: readonly DeskOrderSummary[],
	isOn: boolean,
): Selected {
	const next = new Map(current);
	for (const order of orders) {
		if (isOn) next.set(order.orderNumber, order);
		else next.delete(order.orderNumber);
	}
	return next;
}

/** From one row to another, in either direction; the last alone if the first is not shown. */
export function rangeOf<Row extends { orderNumber: string }>(
	shown: readonly Row[],
	from: string,
	to: string,
): Row[] {
	const indexOf = (wanted: string) => shown.findIndex(({ orderNumber }) => orderNumber === wanted);
	const end = indexOf(to);
	const start = indexOf(from) === -1 ? end : indexOf(from);
	if (end === -1) return [];
	return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
