import { buildPath, type EndpointPath } from '@korb/contracts/platform/endpoint-path';
import type { AnswerOf, CallArgs, InputOf } from '@korb/contracts/platform/endpoint-types';
import { ApiError } from './api-error.ts';

type Input = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal };

/** The API shares the origin of the back office, so its cookie is sent along and nothing else is. */
export const call = send as <E extends EndpointPath>(
	endpoint: E,
	...args: CallArgs<InputOf<E> & { signal?: AbortSignal }>
) => Promise<AnswerOf<E>>;

async function send(endpoint: EndpointPath, input: Input = {}): Promise<unknown> {
	const { body, signal = null } = input;
	const answer = await fetch(buildPath(endpoint, input), {
		method: endpoint.replace(/ .*/, ''),
		credentials: 'same-origin',
		headers: {
			accept: 'application/json',
			...(body !== undefined && { 'content-type': 'application/json' }),
		},
		body: body === undefined ? null : JSON.stringify(body),
		signal,
	}).catch((cause: unknown) => {
		throw new ApiError(0, {}, cause);
	});
	const text = await answer.text();
	if (!answer.ok) throw new ApiError(answer.status, parseProblem(text));
	return text === '' ? null : JSON.parse(text);
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
