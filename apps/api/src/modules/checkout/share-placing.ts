import type { AttemptKey, AttemptRow } from '../order-records/index.ts';
import type { PlaceOutcome } from './settle.service.ts';

export type Place = (key: AttemptKey, known: AttemptRow) => Promise<PlaceOutcome>;

/**
 * A shopper and the provider's event usually arrive together. The later one takes the order of the
 * earlier one, instead of asking the provider again and waiting for the lock. Nothing but an order is
 * shared: any other answer of the provider may be out of date by now.
 */
export function sharePlacing(place: Place): Place {
	const running = new Map<string, Promise<PlaceOutcome>>();
	return async (key, known) => {
		const name = `${key.tenantId} ${key.attemptId}`;
		for (let other = running.get(name); other; other = running.get(name)) {
			const outcome = await other.catch(() => null);
			if (outcome?.kind === 'ordered') return { ...outcome, isNew: false };
		}
		const own = place(key, known).finally(() => running.delete(name));
		running.set(name, own);
		return own;
	};
}
