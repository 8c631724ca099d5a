import { describe, expect, it } from 'vitest';
import { createFormats } from '../../platform/i18n/formats.ts';
import { readListState, toFilter, toSearchParams } from './order-views.ts';

const formats = createFormats('en-GB', 'Europe/Vienna', () => new Date('2026-07-13T22:30:00Z'));

describe('order views', () => {
	it.each([
		['', 'today', null, ''],
		['?view=toPick', 'toPick', null, ''],
		['?view=all&status=PICKED&search=leitner', 'all', 'PICKED', 'leitner'],
		['?view=nonsense&status=nonsense', 'today', null, ''],
	])('are read from %s', (address, view, status, search) => {
		expect(readListState(new URLSearchParams(address))).toEqual({ view, status, search });
	});

	it.each(['', '?view=toPick', '?view=all&status=PICKED&search=leitner'])(
		'are written back to %s',
		(address) => {
			expect(toSearchParams(readListState(new URLSearchParams(address)))).toBe(address);
		},
	);

	it('limit today to windows of the shop’s day', () => {
		expect(toFilter({ view: 'today', status: null, search: '' }, formats)).toEqual({
			windowFrom: '2026-07-13T22:00:00.000Z',
			windowTo: '2026-07-14T22:00:00.000Z',
		});
	});

	it('are narrowed by a chosen status', () => {
		expect(toFilter({ view: 'toPick', status: null, search: 'a b c' }, formats)).toEqual({
			status: 'PLACED,PICKING',
			search: 'a b c',
		});
		expect(toFilter({ view: 'toPick', status: 'PICKING', search: '' }, formats)).toEqual({
			status: 'PICKING',
		});
	});
});
