import { setTimeout as sleep } from 'node:timers/promises';
import type { Preview } from '@korb/contracts/content/preview';
import { buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { getPreview, getTenantConfig, getTenantVersions } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import {
	REGION_HEADER,
	REQUEST_ID_HEADER,
	SURROGATE_KEY_HEADER,
} from '@korb/contracts/platform/wire-names';
import { currentTracing } from '@korb/server/tracing/tracing';
import { Agent, request } from 'undici';

const CONNECT_MS = 200;
const ANSWER_MS = 1500;
/** An overloaded API answers with it after 100 ms, and has usually recovered after 100 more. */
const OVERLOADED = 503;
const RETRY_MS = 150;
/** Timeout for drafts: only an editor waits for them, never a visitor. */
const DRAFT_MS = 12_000;

/** Lets the API resolve the tenant and correlates the log lines of both servers. */
export type RequestContext = { host: string; requestId: string; region?: string; cookie?: string };

export type ApiAnswer<Body> = { status: number; etag: string | null; surrogateKeys: string[] } & (
	| { isOk: true; body: Body }
	| { isOk: false }
);

/** Pages are read-only. */
export type ReadPath = EndpointPath & `GET ${string}`;

export type ApiClient = {
	/** Throws when there is no response; any status code counts as a response. */
	call<E extends ReadPath>(
		requestContext: RequestContext,
		endpoint: E,
		...args: CallArgs<InputOf<E>>
	): Promise<ApiAnswer<AnswerOf<E>>>;
	getConfig(requestContext: RequestContext): Promise<ApiAnswer<unknown>>;
	/** The version of every host's configuration; 304 while they are the ones with this ETag. */
	getVersions(requestId: string, etag: string | null): Promise<ApiAnswer<unknown>>;
	getDraft(requestContext: RequestContext, token: string): Promise<ApiAnswer<Preview>>;
	close(): Promise<void>;
};

export function createApiClient(apiUrl: string, timeoutScale = 1): ApiClient {
	const answerMs = ANSWER_MS * timeoutScale;
	const dispatcher = new Agent({
		connect: { timeout: CONNECT_MS * timeoutScale },
		bodyTimeout: answerMs,
	});
	const fetchApi = async <Body>(
		path: string,
		requestContext: RequestContext,
		etag: string | null = null,
		deadlineMs = answerMs,
	): Promise<ApiAnswer<Body>> => {
		const traceparent = currentTracing()?.traceparent();
		const controller = new AbortController();
		// AbortSignal.timeout would also fire, with an error and a stack trace, after responses that
		// arrived in time.
		const deadline = setTimeout(() => controller.abort(), deadlineMs);
		try {
			const answer = await request(new URL(path, apiUrl), {
				dispatcher,
				signal: controller.signal,
				headers: {
					accept: 'application/json',
					host: requestContext.host,
					[REQUEST_ID_HEADER]: requestContext.requestId,
					...(traceparent && { traceparent }),
					...(requestContext.region && { [REGION_HEADER]: requestContext.region }),
					...(requestContext.cookie && { cookie: requestContext.cookie }),
					...(etag && { 'if-none-match': etag }),
				},
			});
			const text = await answer.body.text();
			const body = text === '' ? null : JSON.parse(text);
			const isOk = answer.statusCode === 200;
			return {
				status: answer.statusCode,
				etag: toText(answer.headers['etag']) || null,
				surrogateKeys: toText(answer.headers[SURROGATE_KEY_HEADER]).split(' ').filter(Boolean),
				...(isOk ? { isOk, body } : { isOk }),
			};
		} finally {
			clearTimeout(deadline);
		}
	};
	const fetchTwice: typeof fetchApi = async (...args) => {
		const answer = await fetchApi<never>(...args).catch(() => null);
		if (answer && answer.status !== OVERLOADED) return answer;
		// The jitter spreads what has arrived at once.
		if (answer) await sleep(RETRY_MS * (1 + Math.random()));
		return fetchApi(...args);
	};
	return {
		call: (requestContext, endpoint, ...[input]) =>
			fetchTwice(buildPath(endpoint, input), requestContext),
		getConfig: (requestContext) => fetchTwice(toPath(getTenantConfig), requestContext),
		getVersions: (requestId, etag) =>
			fetchTwice(toPath(getTenantVersions), { host: new URL(apiUrl).host, requestId }, etag),
		getDraft: (requestContext, token) =>
			fetchApi(toPath(getPreview, { params: { token } }), requestContext, null, DRAFT_MS),
		close: () => dispatcher.close(),
	};
}

function toText(header: string | string[] | undefined): string {
	return Array.isArray(header) ? header.join(' ') : (header ?? '');
}
