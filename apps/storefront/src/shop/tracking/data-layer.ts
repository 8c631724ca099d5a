import type { ConsentState } from '@korb/domain/customer/consent';
import type { PageEvent, ProductEvent } from '@korb/domain/tenant/tracked-visit';
import type { PaymentErrorEvent, PurchaseEvent } from '@korb/domain/tenant/tracking';
import { switches } from '../../platform/navigation/switches.ts';
import type { Store } from '../../platform/storage/store.ts';
import { consent } from '../session/consent.ts';

export type TrackedEvent = PageEvent | ProductEvent | PurchaseEvent | PaymentErrorEvent;

/** Queue limit while consent is pending; the oldest events are dropped. */
const MAX_WAITING = 20;

type Options = {
	consent: Store<ConsentState>;
	isEnabled: () => boolean;
	page: { dataLayer?: TrackedEvent[] };
};

/** Queues events until the shopper decides, and discards them without statistics consent. */
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

/** The data layer for analytics tools that have consent. Nothing is sent from here. */
export const track = createDataLayer({
	consent,
	isEnabled: () => {
		const { isWebview, isWebviewAnalytics } = switches.get();
		return !isWebview || isWebviewAnalytics;
	},
	page: globalThis as { dataLayer?: TrackedEvent[] },
});
