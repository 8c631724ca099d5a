import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemPath } from '../../infrastructure/paths.ts';
import type { Place } from '../services/service.ts';

const run = promisify(execFile);

/** What the edge notes about each attempt, and what it answered. */
const TAGS = ['BackendOpen', 'FetchError', 'BerespStatus', 'RespStatus'];
const DEADLINE_MS = 20_000;
/** In an outage everything fails for the same reason. */
const MAX_WAITING = 10;

/** Resolves with what the edges and APIs noted about a request. */
export type TraceRequest = (requestId: string) => Promise<string[]>;
type RequestTraces = { trace: TraceRequest; settled(): Promise<unknown> };

/**
 * Read at once, because an edge remembers minutes only, and a restarted one nothing. One after the
 * other, because reading takes time that the shop needs.
 */
export function openRequestTraces(place: Pick<Place, 'dir'>): RequestTraces {
	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;
	return {
		async trace(requestId) {
			if (waiting >= MAX_WAITING) return ['not traced'];
			waiting++;
			const trace = last.then(() => readTrace(place, requestId));
			last = trace.catch(() => {}).finally(() => waiting--);
			return trace;
		},
		settled: () => last,
	};
}

async function readTrace({ dir }: Pick<Place, 'dir'>, requestId: string): Promise<string[]> {
	const edges = [1, 2].map(async (n) => {
		const steps = await readEdge(join(dir, `edge-${n}`, 'work'), requestId);
		return steps.length > 0 ? [`edge-${n}: ${steps.join(', ')}`] : [];
	});
	const apis = [1, 2].map((n) =>
		readLog(join(dir, 'logs', `api-${n}.log`), requestId).map((line) => `api-${n}: ${line}`),
	);
	return [...(await Promise.all(edges)).flat(), ...apis.flat()];
}

/** The attempts of an edge in their order, then what it answered. */
async function readEdge(dir: string, requestId: string): Promise<string[]> {
	const query = `ReqHeader:x-request-id eq "${requestId}" or BereqHeader:x-request-id eq "${requestId}"`;
	const args = ['-n', dir, '-d', '-g', 'request', '-i', TAGS.join(), '-q', query];
	const options = { env: { PATH: systemPath }, timeout: DEADLINE_MS };
	const records = await run('varnishlog', args, options).then(
		({ stdout }) => stdout.matchAll(/^-+ +(\w+) +(.*)$/gm),
		() => [['', 'Error', 'cannot be asked']],
	);
	const steps = [...records].map(([, tag = '', text = '']) => describeStep(tag, text));
	const isAnswer = (step: string) => step.startsWith('answers');
	return [...steps.filter((step) => !isAnswer(step)), ...steps.filter(isAnswer)];
}

function describeStep(tag: string, text: string): string {
	if (tag === 'BackendOpen') return `asks ${text.split(' ')[1]} (${text.split(' ').at(-1)})`;
	if (tag === 'BerespStatus') return `gets ${text}`;
	if (tag === 'RespStatus') return `answers ${text}`;
	return text;
}

function readLog(file: string, requestId: string): string[] {
	if (!existsSync(file)) return [];
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line.includes(requestId))
		.map(describeLine);
}

type LoggedError = { message?: string; stack?: string; cause?: LoggedError };
type LogLine = { message?: string; status?: number; durationMs?: number; error?: LoggedError };

function describeLine(line: string): string {
	try {
		const { message, status, durationMs, error }: LogLine = JSON.parse(line);
		const reasons = [error, error?.cause].flatMap((each) => each?.message ?? []);
		// All refusals have one message; who refused is in the stack.
		const frames = (error?.stack ?? '').match(/[\w-]+\.ts:\d+/g) ?? [];
		const place = frames.filter((frame) => !frame.startsWith('errors.ts')).slice(0, 1);
		const took = durationMs === undefined ? [] : [`${durationMs} ms`];
		const parts = [message, ...reasons, ...place, status, ...took];
		return parts.filter((part) => part !== undefined).join(', ');
	} catch {
		return line;
	}
}
