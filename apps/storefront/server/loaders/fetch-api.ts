import { BACKEND_UNAVAILABLE, isBackendFailure } from '@korb/contracts/platform/payload';
import type { ApiAnswer } from '../api-client.ts';
import type { LoadContext } from './load-context.ts';

export type Found<T> = { body: T; surrogateKeys: string[]; isComplete: boolean };

/** Fetches data the page requires: anything but a successful response becomes an error page. */
export async function fetchApi<T>(context: LoadContext, path: string): Promise<Found<T>> {
	let answer: ApiAnswer;
	try {
		answer = await context.api.get(path, context.requestContext);
	} catch {
		throw new PageFailure(500, BACKEND_UNAVAILABLE);
	}
	const { status, surrogateKeys } = answer;
	// A path that the API rejects as invalid has no page either.
	if (status === 404 || status === 400) throw pageMissing(context, surrogateKeys);
	if (isBackendFailure(status)) throw new PageFailure(500, BACKEND_UNAVAILABLE);
	if (status !== 200) throw new PageFailure(500, `API answered ${status}: ${path}`);
	return { body: answer.body as T, surrogateKeys, isComplete: true };
}

/** Fetches optional data. */
export async function fetchApiOr<T>(
	context: LoadContext,
	path: string,
	fallback: T,
): Promise<Found<T>> {
	try {
		return await fetchApi<T>(context, path);
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
