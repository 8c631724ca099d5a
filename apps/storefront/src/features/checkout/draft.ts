import { visitStorage } from '../../platform/storage/visit-storage.ts';
import type { CheckoutValues } from './checkout-values.ts';

const KEY = 'checkout';

/** Form input survives the redirect to the bank and back, and ends with the browser session. */
export function readDraft(): Partial<CheckoutValues> {
	try {
		return JSON.parse(visitStorage.getItem(KEY) || '{}') as Partial<CheckoutValues>;
	} catch {
		return {};
	}
}

export function saveDraft(values: unknown): void {
	visitStorage.setItem(KEY, JSON.stringify(values));
}

export function dropDraft(): void {
	visitStorage.setItem(KEY, '');
}
