import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import { describe, expect, it } from 'vitest';
import { rangeOf, withAll } from './use-selection.ts';

const rows = ['1', '2', '3', '4'].map((orderNumber) => ({ orderNumber }) as DeskOrderSummary);
const numbers = (orders: readonly { orderNumber: string }[]) =>
	orders.map(({ orderNumber }) => orderNumber);

describe('a selection', () => {
	it.each([
		['down', '2', '4', ['2', '3', '4']],
		['up', '3', '1', ['1', '2', '3']],
		['to itself', '2', '2', ['2']],
		['from a row that a filter hides', '9', '3', ['3']],
		['to a row that a filter hides', '1', '9', []],
	])('reaches %s', (_where, from, to, expected) => {
		expect(numbers(rangeOf(rows, from, to))).toEqual(expected);
	});

	it('keeps what other filters hide', () => {
		const selected = withAll(new Map([['9', rows[0] as DeskOrderSummary]]), rows.slice(0, 2), true);
		expect([...selected.keys()]).toEqual(['9', '1', '2']);
		expect([...withAll(selected, rows, false).keys()]).toEqual(['9']);
	});
});
