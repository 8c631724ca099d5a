import type { AttemptKey, AttemptRow } from '../order-records/index.ts';
import type { PlaceOutcome } from './settle.service.ts';

export type Place = (key: AttemptKey, known: AttemptRow) => Promise<PlaceOutcome>;

/**
 * The shopper and the provider's event usually arrive together. The later call waits for the earlier
 * one and returns its order, instead of asking the provider again and waiting for the lock. Only an
 * order is shared, because any other outcome may be out of date by then.
 */
export function coalescePlacing(place: Place): Place {
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
