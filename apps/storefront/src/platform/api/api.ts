import { REQUEST_ID_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { readCookie } from '../storage/read-cookie.ts';
import { ApiError, toApiError } from './api-error.ts';
import { newRequestId } from './request-id.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type CallOptions = {
	query?: Record<string, string>;
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** Completes even when the page is being unloaded. */
	keepalive?: boolean;
};

export type Api = {
	get<T>(path: string, options?: CallOptions): Promise<T>;
	post<T>(path: string, options?: CallOptions): Promise<T>;
	put<T>(path: string, options?: CallOptions): Promise<T>;
	delete<T>(path: string, options?: CallOptions): Promise<T>;
	/** Runs on every 401, with the path that was rejected. */
	onUnauthorized(hook: (path: string) => void): () => void;
};

type ApiOptions = {
	origin?: string;
	readToken?: () => string | null;
	fetch?: typeof globalThis.fetch;
};

export function createApi(options: ApiOptions = {}): Api {
	const {
		origin = '',
		readToken = () => readCookie(XSRF_COOKIE),
		fetch = (...args) => globalThis.fetch(...args),
	} = options;
	const hooks = new Set<(path: string) => void>();

	async function call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
		const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
		const isForm = options.body instanceof FormData;
		const token = readToken();
		const init: RequestInit = {
			method,
			credentials: 'include',
			headers: {
				accept: 'application/json',
				[REQUEST_ID_HEADER]: newRequestId(),
				...(token && { [XSRF_HEADER]: token }),
				...(options.body !== undefined && !isForm && { 'content-type': 'application/json' }),
				...options.headers,
			},
			...(options.keepalive && { keepalive: true }),
			...(options.signal && { signal: options.signal }),
		};
		if (options.body !== undefined) {
			init.body = isForm ? (options.body as FormData) : JSON.stringify(options.body);
		}
		const answer = await fetch(`${origin}${path}${query}`, init).catch((cause: unknown) => {
			throw new ApiError({ status: 0, message: 'network error', cause });
		});
		if (answer.status === 401) for (const hook of hooks) hook(path);
		if (!answer.ok) throw await toApiError(answer);
		const text = await answer.text();
		return (text === '' ? null : JSON.parse(text)) as T;
	}

	return {
		get: (path, options) => call('GET', path, options),
		post: (path, options) => call('POST', path, options),
		put: (path, options) => call('PUT', path, options),
		delete: (path, options) => call('DELETE', path, options),
		onUnauthorized(hook) {
			hooks.add(hook);
			return () => hooks.delete(hook);
		},
	};
}

export const api = createApi();
