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
import { refuseInTransaction } from '../../db/database.ts';
import { ProviderSilent } from './provider.ts';

/** Three tries of this length stay below the ten seconds in which every request ends. */
export const TRY_MS = 2500;
const RETRIES = 2;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;

export type ProviderLine = {
	readonly isUp: boolean;
	/** The call must be harmless to repeat: it carries its key. */
	call<T>(attempt: () => Promise<T>): Promise<T>;
};

/** Repeats what got no answer, and after five silences in a row stops asking for a while. */
export function openLine(): ProviderLine {
	const isSilence = handleType(ProviderSilent);
	const breaker = circuitBreaker(isSilence, {
		halfOpenAfter: OPEN_MS,
		breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
	});
	const patience = retry(isSilence, {
		maxAttempts: RETRIES,
		backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 400 }),
	});
	const policy = wrap(patience, breaker);
	return {
		get isUp() {
			return breaker.state !== CircuitState.Open;
		},
		async call(attempt) {
			refuseInTransaction('a payment provider');
			try {
				return await policy.execute(attempt);
			} catch (error) {
				if (error instanceof BrokenCircuitError) throw new ProviderSilent('not asked: it is down');
				throw error;
			}
		},
	};
}
