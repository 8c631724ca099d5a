import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestAt } from '../../edge/http-client.ts';
import { openScratch, type Scratch } from '../../infrastructure/scratch.ts';
import { startVarnish } from '../../infrastructure/varnish.ts';
import { describeFailure, type FailedRequest, noteFailure } from './failed-requests.ts';
import { openRequestTraces } from './request-trace.ts';

let scratch: Scratch;
let traces: ReturnType<typeof openRequestTraces>;
let port: number;
const servers: Server[] = [];

beforeAll(async () => {
	scratch = await openScratch('trace');
	port = await findFreePort();
	const dead = await listen((response) => void response.destroy());
	const busy = await listen((response) => void response.writeHead(503).end('{}'));
	const edge = await startVarnish({
		dir: join(scratch.dir, 'edge-1'),
		port,
		storefrontPorts: [dead],
		apiPorts: [dead, busy],
	});
	scratch.keep(edge.process);
	mkdirSync(join(scratch.dir, 'logs'));
	traces = openRequestTraces({ dir: scratch.dir });
});
afterAll(async () => {
	for (const server of servers) server.close();
	await scratch.close();
});

async function listen(answer: (response: ServerResponse) => void): Promise<number> {
	const server = createServer((request, response) =>
		request.url === '/healthz' ? response.end('ok') : answer(response),
	);
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return (server.address() as AddressInfo).port;
}

async function fail(send: (headers: Record<string, string>) => Promise<{ status: number }>) {
	const failures: FailedRequest[] = [];
	await noteFailure('GET /api/csrf', { failures, trace: traces.trace }, send);
	await traces.settled();
	const [failure] = failures;
	if (!failure) throw new Error('The request did not fail.');
	return failure;
}

it('tells which APIs an edge asked for a request, and with what result', async () => {
	const { why, trace } = await fail((headers) => requestAt(port, '/api/csrf', { headers }));
	expect(why).toBe('503');
	const [attempts] = trace;
	expect(attempts).toMatch(/^edge-1: asks api_\d/);
	expect(attempts).toContain('asks api_1');
	expect(attempts).toContain('asks api_2');
	expect(attempts).toMatch(/answers 503$/);
});

it('tells what an API logged about a request', async () => {
	const stack = 'at unavailable (/src/errors.ts:71:9)\n    at check (/src/overload.ts:52:28)';
	const { trace } = await fail(async (headers) => {
		const requestId = Object.values(headers)[0];
		const error = { message: 'The shop cannot answer right now.', stack };
		const line = { requestId, message: 'request failed', status: 503, error };
		const text = [{ requestId: 'another' }, line].map((each) => JSON.stringify(each)).join('\n');
		writeFileSync(join(scratch.dir, 'logs/api-2.log'), text);
		return { status: 503, body: { errorCode: 'unavailable', message: error.message } };
	});
	expect(trace).toContain(
		'api-2: request failed, The shop cannot answer right now., overload.ts:52, 503',
	);
});

it('says in which step of a fault a request failed', () => {
	const failure = { at: 5000, call: '/', requestId: 'a', tookMs: 3, why: 'status 503', trace: [] };
	const steps = [
		{ at: 1000, step: 'stop api-1' },
		{ at: 4600, step: 'start api-1' },
		{ at: 6000, step: 'stop api-2' },
	];
	expect(describeFailure(failure, steps)).toBe(
		'/: status 503 (3 ms), sent 0.4 s after “start api-1”; no edge and no API noted it; a',
	);
});

it('notes no request that succeeds', async () => {
	const failures: FailedRequest[] = [];
	const send = async () => ({ status: 204 });
	expect(await noteFailure('GET /', { failures, trace: traces.trace }, send)).toEqual({
		status: 204,
	});
	expect(failures).toEqual([]);
});
