import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@korb/contracts/platform/wire-names';
import type { Step } from '../processes.ts';
import type { TraceRequest } from './request-trace.ts';

/** A request that failed, and what is known about it. */
export type FailedRequest = {
	at: number;
	call: string;
	requestId: string;
	tookMs: number;
	/** Status and error code, or why there was no answer. */
	why: string;
	/** What edges and APIs noted; empty if the request reached none of them. */
	trace: string[];
};

type Outcome = { status: number; body?: unknown };
type Send<T> = (headers: Record<string, string>) => Promise<T>;

/** The answer, whatever it is, or null; a failure is noted and followed. */
export async function noteFailure<T extends Outcome>(
	call: string,
	{ failures, trace }: { failures: FailedRequest[]; trace: TraceRequest },
	send: Send<T>,
): Promise<T | null> {
	const at = Date.now();
	const requestId = `chaos-${randomUUID()}`;
	const outcome = await send({ [REQUEST_ID_HEADER]: requestId }).catch(explain);
	const answer = typeof outcome === 'string' ? null : outcome;
	if (answer && answer.status < 300) return answer;
	const why = typeof outcome === 'string' ? outcome : describeAnswer(outcome);
	const failure = { at, call, requestId, tookMs: Date.now() - at, why, trace: [] as string[] };
	failures.push(failure);
	trace(requestId).then(
		(trace) => failure.trace.push(...trace),
		(error: Error) => failure.trace.push(error.message),
	);
	return answer;
}

function explain(error: Error): string {
	const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
	return error.message + cause;
}

function describeAnswer({ status, body }: Outcome): string {
	const { errorCode, message } = (body ?? {}) as { errorCode?: string; message?: string };
	return [status, errorCode, message].filter((part) => part !== undefined).join(' ');
}

/** One line for people, with the step of the fault in which the request was sent. */
export function describeFailure(failure: FailedRequest, steps: readonly Step[]): string {
	const { at, call, tookMs, why, trace, requestId } = failure;
	const last = steps.findLast((step) => step.at <= at);
	const after = last ? `${((at - last.at) / 1000).toFixed(1)} s after “${last.step}”` : 'at once';
	const noted = trace.length > 0 ? trace.join('; ') : 'no edge and no API noted it';
	return `${call}: ${why} (${tookMs} ms), sent ${after}; ${noted}; ${requestId}`;
}
