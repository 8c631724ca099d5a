import {
	ConsecutiveBreaker,
	circuitBreaker,
	handleAll,
	TimeoutStrategy,
	timeout,
	wrap,
} from 'cockatiel';
import { unavailable } from '../../errors.ts';

export const DEFAULT_DEADLINE_MS = 600;
const FAILURES_UNTIL_OPEN = 5;
const OPEN_MS = 5000;

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Whoever searches gets an answer or a refusal in time. After several failures in a row nobody asks
 * for a while: what searches hold in vain, carts and orders need.
 */
export function createSearchGuard(deadlineMs: number, onFailure: (error: unknown) => void): Guard {
	const breaker = circuitBreaker(handleAll, {
		halfOpenAfter: OPEN_MS,
		breaker: new ConsecutiveBreaker(FAILURES_UNTIL_OPEN),
	});
	const policy = wrap(breaker, timeout(deadlineMs, TimeoutStrategy.Aggressive));
	return async (work) => {
		try {
			return await policy.execute(work);
		} catch (error) {
			onFailure(error);
			throw unavailable('The search cannot answer right now.');
		}
	};
}
