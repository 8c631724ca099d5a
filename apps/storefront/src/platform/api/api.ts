import { buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { REQUEST_ID_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { readCookie } from '../storage/read-cookie.ts';
import { ApiError, toApiError } from './api-error.ts';
import { newRequestId } from './request-id.ts';

type CallOptions = {
	signal?: AbortSignal;
	/** Completes even when the page is being unloaded. */
	keepalive?: boolean;
};

export type Call = <E extends EndpointPath>(
	endpoint: E,
	...args: CallArgs<InputOf<E> & CallOptions>
) => Promise<AnswerOf<E>>;

export type Api = {
	call: Call;
	/** Fetches a file of the storefront's own server. */
	getFile<T>(path: `/${string}`, query?: Record<string, string>): Promise<T>;
	/** Runs on every 401, with the endpoint that rejected the call. */
	onUnauthorized(hook: (endpoint: EndpointPath) => void): () => void;
};

type Input = CallOptions & {
	params?: Record<string, unknown>;
	query?: Record<string, unknown> | undefined;
	body?: unknown;
	headers?: Record<string, string>;
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
	const hooks = new Set<(endpoint: EndpointPath) => void>();

	async function send<T>(endpoint: EndpointPath, input: Input = {}): Promise<T> {
		const { body, headers, keepalive = false, signal = null } = input;
		const isForm = body instanceof FormData;
		const token = readToken();
		const answer = await fetch(origin + buildPath(endpoint, input), {
			method: endpoint.replace(/ .*/, ''),
			credentials: 'include',
			headers: {
				accept: 'application/json',
				[REQUEST_ID_HEADER]: newRequestId(),
				...(token && { [XSRF_HEADER]: token }),
				...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
				...headers,
			},
			// Stays undefined where there is none.
			body: isForm ? body : JSON.stringify(body),
			keepalive,
			signal,
		}).catch((cause: unknown) => {
			throw new ApiError({ status: 0, message: 'network error', cause });
		});
		if (answer.status === 401) for (const hook of hooks) hook(endpoint);
		if (!answer.ok) throw await toApiError(answer);
		const text = await answer.text();
		return (text === '' ? null : JSON.parse(text)) as T;
	}

	return {
		call: send,
		getFile: (path, query) => send(`GET ${path}`, { query }),
		onUnauthorized(hook) {
			hooks.add(hook);
			return () => hooks.delete(hook);
		},
	};
}

export const api = createApi();
