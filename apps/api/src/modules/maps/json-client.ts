import { ConsecutiveBreaker, circuitBreaker, handleWhen, type IPolicy } from 'cockatiel';
import type { z } from 'zod';

const DEADLINE_MS = 1500;
const BREAK_AFTER = 5;
const BREAK_MS = 15_000;
const MAX_ANSWER = 256 * 1024;

/** Calls an external service; a circuit breaker pauses calls after repeated failures. */
export type JsonClient = <T>(
	schema: z.ZodType<T>,
	url: URL,
	request?: { headers?: Record<string, string>; body?: object },
) => Promise<T>;

export function createJsonClient(policy: IPolicy = defaultPolicy()): JsonClient {
	return (schema, url, { headers = {}, body } = {}) =>
		policy.execute(async () => {
			const answer = await fetch(url, {
				method: body ? 'POST' : 'GET',
				headers: { accept: 'application/json', ...(body && json), ...headers },
				body: body ? JSON.stringify(body) : null,
				redirect: 'error',
				signal: AbortSignal.timeout(DEADLINE_MS),
			});
			// The URL contains keys and user input, neither of which belongs in a log.
			if (!answer.ok) throw failure(url.host, answer.status);
			const text = await answer.text();
			if (text.length > MAX_ANSWER) throw new Error(`${url.host} response too large`);
			return schema.parse(JSON.parse(text));
		});
}

/** The query was invalid, not the service: such errors must not open the circuit. */
class Refused extends Error {
	override name = 'Refused';
}

function failure(host: string, status: number): Error {
	const message = `${host} answered ${status}`;
	return status === 400 || status === 404 ? new Refused(message) : new Error(message);
}

const json = { 'content-type': 'application/json' };

function defaultPolicy(): IPolicy {
	return circuitBreaker(
		handleWhen((error) => !(error instanceof Refused)),
		{
			halfOpenAfter: BREAK_MS,
			breaker: new ConsecutiveBreaker(BREAK_AFTER),
		},
	);
}
