import type { SearchEvent } from '@korb/contracts/catalogue/search';
import type { ConsentState } from '@korb/domain/customer/consent';
import type { RouteMatch } from '@korb/domain/routing/routes';
import { MAX_EVENTS_PER_SEND, remember, toBatches } from '@korb/domain/search/search-analytics';
import type { Store } from '../../platform/storage/store.ts';

const SEND_DELAY_MS = 1000;
/** Queue limit while consent is pending; the oldest events are dropped. */
const MAX_WAITING = 4 * MAX_EVENTS_PER_SEND;

type Options = {
	send: (events: SearchEvent[]) => Promise<unknown>;
	consent: Store<ConsentState>;
	/** False inside an app that opts out of analytics. */
	isEnabled: () => boolean;
	userToken: () => string;
};

/** Reports which hits were clicked and bought, once the shopper has consented to statistics. */
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
		/** Hits shown on the page; positions are 1-based across all result pages. */
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
		/** A search is attributed only to its results, not to later navigation. */
		navigated({ route, params }: RouteMatch): void {
			if (params['slug'] === undefined && route.name !== 'search-term') lastQueryID = null;
		},
		flush,
	};
}
