import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { describe, expect, it } from 'vitest';
import { createFormats } from '../../platform/i18n/formats.ts';
import {
	firstState,
	isChanged,
	readListState,
	stateOf,
	toFilter,
	toSearchParams,
} from './order-views.ts';

const formats = createFormats('en-GB', 'Europe/Vienna', () => new Date('2026-07-13T22:30:00Z'));
const saved: SavedOrderView = {
	...{ viewId: '5f0c', version: 1, name: 'Wien', isShared: false },
	...{ base: 'toPick', status: null, unit: 'wien', sort: 'window' },
};

describe('order views', () => {
	it.each([
		['', {}],
		['?view=toPick', { view: 'toPick' }],
		[
			'?view=all&status=PICKED&search=leitner',
			{ view: 'all', status: 'PICKED', search: 'leitner' },
		],
		['?unit=wien&sort=-window&saved=5f0c', { unit: 'wien', sort: '-window', saved: '5f0c' }],
		['?view=nonsense&status=nonsense&sort=nonsense&unit=a%20b', {}],
	])('are read from %s', (address, state) => {
		expect(readListState(new URLSearchParams(address))).toEqual({ ...firstState, ...state });
	});

	it.each([
		'',
		'?view=toPick',
		'?view=all&status=PICKED&search=leitner',
		'?unit=wien&sort=-window&saved=5f0c',
	])('are written back to %s', (address) => {
		expect(toSearchParams(readListState(new URLSearchParams(address)))).toBe(address);
	});

	it('limit today to windows of the shop’s day', () => {
		expect(toFilter(firstState, formats)).toEqual({
			windowFrom: '2026-07-13T22:00:00.000Z',
			windowTo: '2026-07-14T22:00:00.000Z',
		});
	});

	it('are narrowed by status, unit and search', () => {
		expect(toFilter({ ...firstState, view: 'toPick', search: 'a b c' }, formats)).toEqual({
			status: 'PLACED,PICKING',
			search: 'a b c',
		});
		expect(toFilter({ ...stateOf(saved), status: 'PICKING' }, formats)).toEqual({
			...{ status: 'PICKING', unit: 'wien', sort: 'window' },
		});
	});

	it('are changed by filters and order, and by no search', () => {
		const state = stateOf(saved);
		expect(isChanged(state, saved)).toBe(false);
		expect(isChanged({ ...state, search: 'leitner' }, saved)).toBe(false);
		expect(isChanged({ ...state, sort: '-placed' }, saved)).toBe(true);
		expect(isChanged({ ...firstState, view: 'all' }, undefined)).toBe(false);
		expect(isChanged({ ...firstState, view: 'all', unit: 'wien' }, undefined)).toBe(true);
	});
});
