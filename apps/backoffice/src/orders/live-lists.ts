import type { ChangedLists, LiveList } from '@korb/contracts/admin/picking/live-lists';
import type { QueryClient } from '@tanstack/react-query';

/** When lists were last found changed. What others have read since then is new enough. */
const asOf = new Map<LiveList, string>();
/** Lists that this browser has changed itself. */
const changedHere = new Set<LiveList>();

export const liveListKey = (list: LiveList): [LiveList] => [list];

/** Part of each call that reads a list. */
export function asOfLastEvent(list: LiveList): { query?: { asOf: string } } {
	const last = asOf.get(list);
	return last === undefined ? {} : { query: { asOf: last } };
}

/** After a change of one's own, which an answer that is shared with others may not have yet. */
export function noteChangedList(list: LiveList): void {
	changedHere.add(list);
	asOf.delete(list);
}

export function reloadChangedList(queries: QueryClient, list: LiveList): Promise<void> {
	noteChangedList(list);
	return queries.invalidateQueries({ queryKey: liveListKey(list) });
}

/** For the event `lists`. Lists of pages that are not open are read when they open. */
export function reloadLiveLists(queries: QueryClient, data: string): void {
	const changed = JSON.parse(data) as ChangedLists;
	for (const list of changed.lists) {
		// This event may have been sent before the change.
		if (changedHere.delete(list)) asOf.delete(list);
		else asOf.set(list, changed.asOf);
		void queries.invalidateQueries({ queryKey: liveListKey(list) });
	}
}
