import {
	REGION_HEADER,
	REQUEST_ID_HEADER,
	SURROGATE_KEY_HEADER,
} from '@korb/contracts/platform/wire-names';
import { Agent, request } from 'undici';

const CONNECT_MS = 200;
const ANSWER_MS = 1500;
/** Timeout for drafts: only an editor waits for them, never a visitor. */
const DRAFT_MS = 12_000;

/** Lets the API resolve the tenant and correlates the log lines of both services. */
export type RequestContext = { host: string; requestId: string; region?: string; cookie?: string };

export type ApiAnswer = {
	status: number;
	body: unknown;
	etag: string | null;
	surrogateKeys: string[];
};

export type ApiClient = {
	/** Throws when there is no response; any status code counts as a response. */
	get(path: string, requestContext: RequestContext, etag?: string | null): Promise<ApiAnswer>;
	getDraft(path: string, requestContext: RequestContext): Promise<ApiAnswer>;
	close(): Promise<void>;
};

export function createApiClient(apiUrl: string): ApiClient {
	const dispatcher = new Agent({ connect: { timeout: CONNECT_MS }, bodyTimeout: ANSWER_MS });
	const fetchApi = async (
		path: string,
		requestContext: RequestContext,
		etag?: string | null,
		deadlineMs = ANSWER_MS,
	): Promise<ApiAnswer> => {
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
					...(requestContext.region && { [REGION_HEADER]: requestContext.region }),
					...(requestContext.cookie && { cookie: requestContext.cookie }),
					...(etag && { 'if-none-match': etag }),
				},
			});
			const text = await answer.body.text();
			return {
				status: answer.statusCode,
				body: text === '' ? null : JSON.parse(text),
				etag: toText(answer.headers['etag']) || null,
				surrogateKeys: toText(answer.headers[SURROGATE_KEY_HEADER]).split(' ').filter(Boolean),
			};
		} finally {
			clearTimeout(deadline);
		}
	};
	return {
		get: (path, requestContext, etag) =>
			fetchApi(path, requestContext, etag).catch(() => fetchApi(path, requestContext, etag)),
		getDraft: (path, requestContext) => fetchApi(path, requestContext, null, DRAFT_MS),
		close: () => dispatcher.close(),
	};
}

function toText(header: string | string[] | undefined): string {
	return Array.isArray(header) ? header.join(' ') : (header ?? '');
}
