import { postSearchEvents } from '@korb/contracts/catalogue/catalogue-paths';
import { api } from '../../platform/api/api.ts';
import { switches } from '../../platform/navigation/switches.ts';
import { useSite } from '../../platform/site.tsx';
import { visitStorage } from '../../platform/storage/visit-storage.ts';
import { consent } from '../session/consent.ts';
import { createSearchAnalytics } from './search-analytics.ts';

const TOKEN = 'korb:search-user';

export const searchAnalytics = createSearchAnalytics({
	send: (events) => api.call(postSearchEvents, { body: { events } }),
	consent,
	isEnabled: () => {
		const { isWebview, isWebviewAnalytics } = switches.get();
		return !isWebview || isWebviewAnalytics;
	},
	userToken,
});

/** Bound to this shop's search index. */
export function useSearchAnalytics() {
	const index = useSite().config.productDiscovery.searchIndex;
	return {
		shown: searchAnalytics.shown,
		clicked: (sku: string) => searchAnalytics.clicked(index, sku),
		foundNothing: (term: string) => searchAnalytics.foundNothing(index, term),
	};
}

/** Identifies a visit, not a person: it ends with the browser session. */
function userToken(): string {
	const known = visitStorage.getItem(TOKEN);
	if (known) return known;
	const made = crypto.randomUUID();
	visitStorage.setItem(TOKEN, made);
	return made;
}
