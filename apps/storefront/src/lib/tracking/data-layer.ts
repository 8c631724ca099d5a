import type { ConsentState } from '@korb/domain/consent';
import type { PaymentErrorEvent, PurchaseEvent } from '@korb/domain/tracking';
import { switches } from '../navigation/switches.ts';
import { consent } from '../shopper/consent.ts';
import type { Store } from '../store.ts';

export type TrackedEvent = PurchaseEvent | PaymentErrorEvent;

/** Nobody has answered the cookie banner yet: the oldest events give way. */
const MAX_WAITING = 20;

type Options = {
	consent: Store<ConsentState>;
	isEnabled: () => boolean;
	page: { dataLayer?: TrackedEvent[] };
};

/** Events wait for an answer about cookies; without a yes to statistics they are forgotten. */
export function createDataLayer({ consent, isEnabled, page }: Options) {
	let waiting: TrackedEvent[] = [];
	consent.subscribe(flush);

	function flush(): void {
		const { isReady, statistic } = consent.get();
		if (!isReady || waiting.length === 0) return;
		if (statistic) {
			page.dataLayer ??= [];
			page.dataLayer.push(...waiting);
		}
		waiting = [];
	}

	return (event: TrackedEvent): void => {
		if (!isEnabled()) return;
		waiting = [...waiting, event].slice(-MAX_WAITING);
		flush();
	};
}

/** Where whoever counts visits, and may, finds what happened. Nothing leaves the page from here. */
export const track = createDataLayer({
	consent,
	isEnabled: () => {
		const { isWebview, isWebviewAnalytics } = switches.get();
		return !isWebview || isWebviewAnalytics;
	},
	page: globalThis as { dataLayer?: TrackedEvent[] },
});
