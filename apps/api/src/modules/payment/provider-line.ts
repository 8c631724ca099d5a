import {
	BrokenCircuitError,
	CircuitState,
	ConsecutiveBreaker,
	circuitBreaker,
	ExponentialBackoff,
	handleType,
	retry,
	wrap,
} from 'cockatiel';
import { assertNoTransaction } from '../../db/database.ts';
import { ProviderTimeout } from './provider.ts';

/** Three tries of this length stay below the ten-second limit of a request. */
export const TRY_MS = 2500;
const RETRIES = 2;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

export type ProviderLine = {
	readonly isUp: boolean;
	/** The call must be idempotent: it carries its key. */
	call<T>(attempt: () => Promise<T>): Promise<T>;
};

/** Retries timeouts; five in a row open the circuit. */
export function openLine(): ProviderLine {
	const isTimeout = handleType(ProviderTimeout);
	const breaker = circuitBreaker(isTimeout, {
		halfOpenAfter: OPEN_MS,
		breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
	});
	const retries = retry(isTimeout, {
		maxAttempts: RETRIES,
		backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 400 }),
	});
	const policy = wrap(retries, breaker);
	return {
		get isUp() {
			return breaker.state !== CircuitState.Open;
		},
		async call(attempt) {
			assertNoTransaction('a payment provider');
			try {
				return await policy.execute(attempt);
			} catch (error) {
				if (error instanceof BrokenCircuitError)
					throw new ProviderTimeout('not called: the circuit is open');
				throw error;
			}
		},
	};
}
