import { consent } from '../session/consent.ts';

type Tracking = typeof import('./track-visit.ts');

/** Shoppers who do not allow statistics never load the code for them. */
export function withTracking(use: (tracking: Tracking) => void): void {
	if (!consent.get().statistic) return;
	import('./track-visit.ts').then(use).catch(() => {});
}
