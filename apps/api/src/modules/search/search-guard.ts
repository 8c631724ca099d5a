import {
	ConsecutiveBreaker,
	circuitBreaker,
	handleAll,
	isBrokenCircuitError,
	isTaskCancelledError,
	TimeoutStrategy,
	timeout,
	wrap,
} from 'cockatiel';
import { unavailable } from '../../errors.ts';
import { searchesRefused } from '../../monitoring/counters.ts';

export const DEFAULT_DEADLINE_MS = 600;
const FAILURES_UNTIL_OPEN = 5;
const OPEN_MS = 5000;

type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Every search succeeds or fails in time. After several consecutive failures the circuit opens, so
 * that failing searches do not hold connections that carts and orders need.
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
			searchesRefused.inc({ reason: reasonOf(error) });
			onFailure(error);
			throw unavailable('The search cannot answer right now.');
		}
	};
}

function reasonOf(error: unknown): 'circuit_open' | 'failed' | 'timeout' {
	if (isBrokenCircuitError(error)) return 'circuit_open';
	return isTaskCancelledError(error) ? 'timeout' : 'failed';
}
