import type { SearchEvent } from '@korb/contracts/search';
import type { ConsentState } from '@korb/domain/consent';
import type { RouteMatch } from '@korb/domain/routes';
import { MAX_EVENTS_PER_SEND, remember, toBatches } from '@korb/domain/search-analytics';
import type { Store } from '../store.ts';

const SEND_DELAY_MS = 1000;
/** Nobody has answered the cookie banner yet: the oldest events give way. */
const MAX_WAITING = 4 * MAX_EVENTS_PER_SEND;

type Options = {
	send: (events: SearchEvent[]) => Promise<unknown>;
	consent: Store<ConsentState>;
	/** False inside an app that does not want its shoppers to be counted. */
	isEnabled: () => boolean;
	userToken: () => string;
};

/** Tells the shop which hits were clicked and bought, once the shopper has agreed to statistics. */
export function createSearchAnalytics({ send, consent, isEnabled, userToken }: Options) {
	const objects = new Map<string, { queryID: string; position: number }>();
	let waiting: Omit<SearchEvent, 'userToken'>[] = [];
	let lastQueryID: string | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	consent.subscribe(flush);

	function push(event: Omit<SearchEvent, 'userToken'>): void {
		if (!isEnabled()) return;
		waiting = [...waiting, event].slice(-MAX_WAITING);
		clearTimeout(timer);
		timer = setTimeout(flush, SEND_DELAY_MS);
	}

	function flush(): void {
		const { isReady, statistic } = consent.get();
		if (!isReady || waiting.length === 0) return;
		clearTimeout(timer);
		const events = waiting;
		waiting = [];
		if (!statistic) return;
		const token = userToken();
		for (const batch of toBatches(events.map((event) => ({ ...event, userToken: token })))) {
			send(batch).catch(() => {});
		}
	}

	return {
		/** Hits that stand on the page; positions count from one over all pages. */
		shown(queryID: string, objectIDs: readonly string[], firstPosition = 1): void {
			for (const [index, objectID] of objectIDs.entries()) {
				remember(objects, objectID, { queryID, position: firstPosition + index });
			}
		},
		clicked(index: string, objectID: string): void {
			const hit = objects.get(objectID);
			if (!hit) return;
			lastQueryID = hit.queryID;
			push({
				type: 'click',
				index,
				eventName: 'Product Clicked',
				queryID: hit.queryID,
				objectIDs: [objectID],
				positions: [hit.position],
			});
		},
		converted(index: string, objectIDs: string[]): void {
			push({
				type: 'conversion',
				index,
				eventName: 'Product Added',
				objectIDs,
				...(lastQueryID && { queryID: lastQueryID }),
			});
		},
		foundNothing(index: string, term: string): void {
			push({ type: 'view', index, eventName: 'Search Without Hits', objectIDs: [term] });
		},
		/** A search leads to what it found and no further. */
		navigated({ route, params }: RouteMatch): void {
			if (params['slug'] === undefined && route.name !== 'search-term') lastQueryID = null;
		},
		flush,
	};
}
