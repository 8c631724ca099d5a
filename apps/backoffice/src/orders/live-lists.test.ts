import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { asOfLastEvent, liveListKey, noteChangedList, reloadLiveLists } from './live-lists.ts';

const queries = new QueryClient();
const at = (second: number) => `2026-11-19T10:00:0${second}.000000Z`;
const hear = (second: number) =>
	reloadLiveLists(queries, JSON.stringify({ lists: ['handover'], asOf: at(second) }));

it('reads what others have read since the last event, but not before a change of its own', () => {
	queries.setQueryData(liveListKey('handover'), { windows: [] });
	const isStale = () => queries.getQueryState(liveListKey('handover'))?.isInvalidated;
	expect(asOfLastEvent('handover')).toEqual({});
	expect(isStale()).toBe(false);
	hear(1);
	expect(isStale()).toBe(true);
	expect(asOfLastEvent('handover')).toEqual({ query: { asOf: at(1) } });
	expect(asOfLastEvent('picking')).toEqual({});

	noteChangedList('handover');
	expect(asOfLastEvent('handover')).toEqual({});
	// It may have been sent before the change.
	hear(2);
	expect(asOfLastEvent('handover')).toEqual({});
	hear(3);
	expect(asOfLastEvent('handover')).toEqual({ query: { asOf: at(3) } });
});
