import { buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { ApiError } from './api-error.ts';
import { lastAnswer } from './last-answer.ts';

type Input = {
	params?: unknown;
	query?: unknown;
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
};

/** The API shares the origin of the back office, so its cookie is sent along and nothing else is. */
export const call = send as <E extends EndpointPath>(
	endpoint: E,
	...args: CallArgs<InputOf<E> & { signal?: AbortSignal }>
) => Promise<AnswerOf<E>>;

/** Sends the bytes of a file, whose name is in the query. */
export const sendFile = send as <E extends EndpointPath>(
	endpoint: E,
	input: InputOf<E> & { body: Blob },
) => Promise<AnswerOf<E>>;

async function send(endpoint: EndpointPath, input: Input = {}): Promise<unknown> {
	const { body, headers, signal = null } = input;
	const answer = await fetch(buildPath(endpoint, input), {
		method: endpoint.replace(/ .*/, ''),
		credentials: 'same-origin',
		headers: {
			accept: 'application/json',
			...headers,
			...(body !== undefined && { 'content-type': typeOf(body) }),
		},
		body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
		signal,
	}).catch((cause: unknown) => {
		throw new ApiError(0, {}, cause);
	});
	const text = await answer.text();
	lastAnswer.at = Date.now();
	if (!answer.ok) throw new ApiError(answer.status, parseProblem(text));
	return text === '' ? null : JSON.parse(text);
}

function typeOf(body: unknown): string {
	return body instanceof Blob ? 'application/octet-stream' : 'application/json';
}

/** A proxy in front of the API may answer with a page of its own. */
function parseProblem(text: string): Record<string, unknown> {
	try {
		const problem: unknown = JSON.parse(text);
		return typeof problem === 'object' && problem !== null ? { ...problem } : {};
	} catch {
		return {};
	}
}
