import { buildPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { BACKEND_UNAVAILABLE, isBackendFailure } from '@korb/contracts/platform/payload';
import type { ApiAnswer, ReadPath } from '../api-client.ts';
import type { LoadContext } from './load-context.ts';

export type Found<T> = { body: T; surrogateKeys: string[]; isComplete: boolean };

/** Fetches data the page requires: anything but a successful response becomes an error page. */
export async function fetchApi<E extends ReadPath>(
	context: LoadContext,
	endpoint: E,
	...args: CallArgs<InputOf<E>>
): Promise<Found<AnswerOf<E>>> {
	let answer: ApiAnswer<AnswerOf<E>>;
	try {
		answer = await context.api.call(context.requestContext, endpoint, ...args);
	} catch (error) {
		// A part of the path is empty.
		if (error instanceof RangeError) throw pageMissing(context);
		throw new PageFailure(500, BACKEND_UNAVAILABLE);
	}
	const { status, surrogateKeys } = answer;
	// A path that the API rejects as invalid has no page either.
	if (status === 404 || status === 400) throw pageMissing(context, surrogateKeys);
	if (isBackendFailure(status)) throw new PageFailure(500, BACKEND_UNAVAILABLE);
	if (!answer.isOk) {
		throw new PageFailure(500, `API answered ${status}: ${buildPath(endpoint, args[0])}`);
	}
	return { body: answer.body, surrogateKeys, isComplete: true };
}

/** Fetches optional data. */
export async function fetchApiOr<E extends ReadPath, Fallback>(
	context: LoadContext,
	fallback: Fallback,
	endpoint: E,
	...args: CallArgs<InputOf<E>>
): Promise<Found<AnswerOf<E> | Fallback>> {
	try {
		return await fetchApi(context, endpoint, ...args);
	} catch (error) {
		// A 404 is a valid answer too, and it may change; its keys allow the page to be purged.
		const missing = error instanceof PageFailure && error.status === 404 ? error : null;
		const surrogateKeys = missing?.surrogateKeys ?? [];
		return { body: fallback, surrogateKeys, isComplete: missing !== null };
	}
}

export class PageFailure extends Error {
	readonly status: number;
	readonly surrogateKeys: string[];
	constructor(status: number, message: string, surrogateKeys: string[] = []) {
		super(message);
		this.status = status;
		this.surrogateKeys = surrogateKeys;
	}
}

/** Carries surrogate keys too: the page may be published later. */
export function pageMissing({ path }: LoadContext, surrogateKeys: string[] = []): PageFailure {
	return new PageFailure(404, `Page not found: ${path}`, surrogateKeys);
}
