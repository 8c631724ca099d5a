import type { PaymentErrorEvent, PurchaseEvent } from '@korb/domain/tracking';
import { switches } from '../navigation/switches.ts';

export type TrackedEvent = PurchaseEvent | PaymentErrorEvent;

/** Where whoever counts visits, and may, finds what happened. Nothing leaves the page from here. */
export function track(event: TrackedEvent): void {
	const { isWebview, isWebviewAnalytics } = switches.get();
	if (isWebview && !isWebviewAnalytics) return;
	const page = globalThis as { dataLayer?: TrackedEvent[] };
	page.dataLayer ??= [];
	page.dataLayer.push(event);
}
