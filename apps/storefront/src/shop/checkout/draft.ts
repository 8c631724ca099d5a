import { visitStorage } from '../../platform/storage/visit-storage.ts';

const KEY = 'checkout';

export type Draft = {
	/** Email address of the customer it belongs to; null for a guest. */
	owner: string | null;
	values: Record<string, unknown>;
};

/**
 * Input of the checkout form survives the way to the bank or to the login and back, and ends with
 * the browser session.
 */
export function readDraft(): Draft | null {
	try {
		return JSON.parse(visitStorage.getItem(KEY) || 'null') as Draft | null;
	} catch {
		return null;
	}
}

export function saveDraft(draft: Draft): void {
	visitStorage.setItem(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
	visitStorage.setItem(KEY, '');
}
