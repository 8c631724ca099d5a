import type { OrderSummary } from '@korb/contracts/order/customer-orders';
import { expect, it } from 'vitest';
import { groupByMonth, isRunning, statusKey } from './order-facts.ts';

const order = (change: Partial<OrderSummary>) =>
	({
		status: 'DELIVERED',
		total: 10_00,
		window: { start: '2026-07-08T14:00:00Z', end: '2026-07-08T16:00:00Z' },
		distributionAddress: { distributionType: 'DELIVERY' },
		cutOffAt: '2026-07-08T11:00:00Z',
		mayCancel: false,
		...change,
	}) as OrderSummary;

it('groups by month in the time zone of the shop; a cancelled order costs nothing', () => {
	const lateInMay = { start: '2026-05-31T22:30:00Z', end: '2026-05-31T23:30:00Z' };
	const months = groupByMonth(
		[order({}), order({ window: { id: 'w', ...lateInMay } }), order({ status: 'CANCELLED' })],
		'Europe/Vienna',
	);
	expect(months.map(({ month, sum, cancelled }) => [month, sum, cancelled])).toEqual([
		['2026-07', 10_00, 1],
		['2026-06', 10_00, 0],
	]);
});

it.each<[Partial<OrderSummary>, string]>([
	[{ status: 'PLACED', mayCancel: true }, 'changeable'],
	[{ status: 'PLACED' }, 'PICKING'],
	[{ status: 'ON_ITS_WAY' }, 'ON_ITS_WAY'],
	[{}, 'delivered'],
	[{ distributionAddress: { distributionType: 'CLICK_AND_COLLECT' } as never }, 'collected'],
])('%o is %s', (change, key) => {
	expect(statusKey(order(change))).toBe(key);
});

it('is running until it is delivered, cancelled or withdrawn', () => {
	expect(isRunning({ status: 'PICKED' })).toBe(true);
	expect(isRunning({ status: 'DELIVERED' })).toBe(false);
});
