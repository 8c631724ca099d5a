import type { OrderSummary } from '@korb/contracts/order/customer-orders';
import { dayAt } from '@korb/domain/pricing/prices';

const over = new Set(['CANCELLED', 'DELIVERED', 'WITHDRAWN']);

export function isRunning({ status }: Pick<OrderSummary, 'status'>): boolean {
	return !over.has(status);
}

export function isOff({ status }: Pick<OrderSummary, 'status'>): boolean {
	return status === 'CANCELLED' || status === 'WITHDRAWN';
}

export function isCollected({ distributionAddress }: Pick<OrderSummary, 'distributionAddress'>) {
	return distributionAddress.distributionType === 'CLICK_AND_COLLECT';
}

export type Month = {
	/** `2026-07` */
	month: string;
	orders: OrderSummary[];
	sum: number;
	cancelled: number;
};

/** Finished orders by the month of their window, in the given order. */
export function groupByMonth(orders: readonly OrderSummary[], timeZone: string): Month[] {
	const months = new Map<string, OrderSummary[]>();
	for (const order of orders) {
		const month = dayAt(new Date(order.window.start), timeZone).slice(0, 7);
		months.set(month, [...(months.get(month) ?? []), order]);
	}
	return [...months].map(([month, list]) => ({
		month,
		orders: list,
		sum: list.filter((order) => !isOff(order)).reduce((sum, { total }) => sum + total, 0),
		cancelled: list.filter(isOff).length,
	}));
}

/** The word on an order's label; a running order that can be changed says until when. */
export function statusKey(order: OrderSummary) {
	const { status } = order;
	if (status === 'DELIVERED') return isCollected(order) ? 'collected' : 'delivered';
	if (status === 'PLACED') return order.mayCancel && order.cutOffAt ? 'changeable' : 'PICKING';
	return status;
}
