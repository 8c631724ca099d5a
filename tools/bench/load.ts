import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from '../measure/figures.ts';
import type { Call, Work } from './peer.ts';

export type Load = {
	count: number;
	perSecond: number;
	p50: number;
	p95: number;
	errors: number;
	/** Of an answer, without headers. */
	bytes: number;
};

export type Bounds = {
	clients: number;
	seconds: number;
	/** How many calls were sent before: a repeated change would change nothing. */
	from?: number;
};

/** Sends the calls of a work in turn with wrk, which costs less CPU than the servers it measures. */
export async function sendCalls(
	origin: string,
	work: Work,
	{ clients, seconds, from = 0 }: Bounds,
	dir: string,
): Promise<Load> {
	const script = join(dir, 'calls.lua');
	writeFileSync(script, scriptFor(work, from));
	const args = ['-t1', `-c${clients}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, origin];
	const { stdout, stderr } = await promisify(execFile)('wrk', args, {
		timeout: (seconds + 60) * 1000,
	});
	const figures = /FIGURES (.*)/.exec(stdout)?.[1];
	if (!figures) throw new Error(`unexpected output of wrk: ${stdout}${stderr}`);
	return JSON.parse(figures);
}

/** Strings of JSON are also strings of Lua, apart from rare escapes that do not occur here. */
const quote = (text: string) => JSON.stringify(text);

function scriptFor({ calls, mark }: Work, from: number): string {
	const table = calls.map(
		({ method, path, headers = {}, body }) =>
			`{ ${quote(method)}, ${quote(path)}, { ${Object.entries(headers)
				.map(([name, value]) => `[${quote(name)}] = ${quote(value)}`)
				.join(', ')} }, ${body === undefined ? 'nil' : quote(body)} }`,
	);
	return `
local calls = { ${table.join(',\n')} }
local texts = {}
local n = ${from}
local started = os.time()
local threads = {}
wrong = 0
bytes = 0
answers = 0
function setup(thread)
	table.insert(threads, thread)
end
function init(args)
	for i, call in ipairs(calls) do texts[i] = wrk.format(call[1], call[2], call[3], call[4]) end
end
function request()
	n = n + 1
	local text = texts[(n - 1) % #texts + 1]
	if string.find(text, "{n}", 1, true) then
		text = string.gsub(text, "{n}", string.format("%d-%08d", started, n))
	end
	return text
end
function response(status, headers, body)
	answers = answers + 1
	bytes = bytes + #body
	if status >= 300 or not string.find(body, ${quote(mark)}, 1, true) then wrong = wrong + 1 end
end
function done(summary, latency)
	local wrong = threads[1]:get("wrong")
	local bytes = threads[1]:get("bytes")
	local answers = threads[1]:get("answers")
	local e = summary.errors
	local errors = e.connect + e.read + e.write + e.timeout + wrong
	local p50 = latency:percentile(50) / 1e3
	local p95 = latency:percentile(95) / 1e3
	local perSecond = summary.requests / (summary.duration / 1e6)
	io.write(string.format(
		'FIGURES {"count":%d,"perSecond":%f,"p50":%f,"p95":%f,"errors":%d,"bytes":%d}\\n',
		summary.requests, perSecond, p50, p95, errors, bytes / math.max(1, answers)))
end
`;
}

/** So many mistakes that the figures would say nothing. */
const MAX_ERRORS = 20;
const MAX_ORDERS = 5000;

/** Work of several requests that depend on each other, repeated by every client. */
export async function repeat(
	work: () => Promise<void>,
	{ clients, seconds }: Bounds,
): Promise<Load> {
	const times: number[] = [];
	let errors = 0;
	const startedAt = performance.now();
	const end = startedAt + seconds * 1000;
	const client = async () => {
		while (performance.now() < end && times.length < MAX_ORDERS) {
			const began = performance.now();
			try {
				await work();
				times.push(performance.now() - began);
			} catch (error) {
				errors++;
				if (errors > MAX_ERRORS) throw error;
			}
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	return {
		count: times.length,
		perSecond: times.length / ((performance.now() - startedAt) / 1000),
		p50: percentile(times, 0.5),
		p95: percentile(times, 0.95),
		errors,
		bytes: 0,
	};
}

/** Sends one call as wrk does; returns its answer. */
export async function sendOnce(origin: string, call: Call): Promise<unknown> {
	const headers = Object.entries(call.headers ?? {}).map(([name, value]) => [
		name,
		value.replace('{n}', crypto.randomUUID()),
	]);
	const response = await fetch(origin + call.path, {
		method: call.method,
		headers: Object.fromEntries(headers),
		...(call.body !== undefined && { body: call.body }),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${call.path}: ${response.status} ${text.slice(0, 300)}`);
	return JSON.parse(text);
}
