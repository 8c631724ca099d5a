import { randomUUID } from 'node:crypto';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { assertNoTransaction } from '../../../db/database.ts';
import { unavailable } from '../../../errors.ts';
import type { Logger } from '../../../log.ts';
import { signedHeaders } from '../../../sign-message.ts';

const TIMEOUT_MS = 1500;
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 15_000;
const MAX_ANSWER = 64 * 1024;

export type RemoteOptions = { url: string; secret: string };

/** The programme has understood the call and says no. */
export class Refused extends Error {
	override name = 'Refused';
	readonly status: number;

	constructor(status: number) {
		super(`the loyalty programme answered ${status}`);
		this.status = status;
	}
}

export type ProgrammeClient = (
	method: 'GET' | 'PUT' | 'POST' | 'DELETE',
	path: string,
	body?: object,
) => Promise<unknown>;

/**
 * Every call is signed and ends in time. After several failures in a row the programme is left alone
 * for a while. Throws `Refused` for a 403 or 404, and for all else the error of an overloaded shop.
 */
export function createProgrammeClient(
	{ url, secret }: RemoteOptions,
	log: Logger,
): ProgrammeClient {
	const breaker = circuitBreaker(
		handleWhen((error) => !(error instanceof Refused)),
		{ halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
	);
	return async (method, path, body) => {
		assertNoTransaction('the loyalty programme');
		try {
			return await breaker.execute(() => send(new URL(path, url), method, body));
		} catch (error) {
			if (error instanceof Refused) throw error;
			log.warn({ error }, 'the loyalty programme cannot be reached');
			throw unavailable('The loyalty programme cannot answer right now.');
		}
	};

	async function send(to: URL, method: string, body: object | undefined): Promise<unknown> {
		const text = body ? JSON.stringify(body) : '';
		const answer = await fetch(to, {
			method,
			headers: signedHeaders({ secret }, randomUUID(), `${method} ${to.pathname} ${text}`),
			body: body ? text : null,
			redirect: 'error',
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const received = await answer.text();
		if (answer.status === 403 || answer.status === 404) throw new Refused(answer.status);
		if (!answer.ok) throw new Error(`the loyalty programme answered ${answer.status}`);
		if (received.length > MAX_ANSWER) throw new Error('the answer is too large');
		return received === '' ? null : JSON.parse(received);
	}
}
