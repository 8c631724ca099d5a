import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let server: Server;
let received = '';
let proxy: FaultProxy;
beforeAll(async () => {
	server = createServer((socket) => {
		socket.on('error', () => {});
		socket.on('data', (bytes) => {
			received += bytes;
			socket.write(`echo ${bytes}`);
		});
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	proxy = await startFaultProxy({
		host: '127.0.0.1',
		port: (server.address() as AddressInfo).port,
	});
});
afterAll(async () => {
	await proxy.close();
	server.close();
});
beforeEach(() => {
	proxy.set({ kind: 'pass' });
	received = '';
});

async function open(): Promise<Socket> {
	const socket = connect(proxy.port, '127.0.0.1');
	await once(socket, 'connect');
	// A reset may arrive after the test has ended.
	return socket.on('error', () => {});
}

/** The response, how the connection ended, or a timeout. */
async function say(socket: Socket, text: string, timeoutMs = 300): Promise<string> {
	const outcome = Promise.race([
		once(socket, 'data').then(([bytes]) => String(bytes)),
		new Promise<string>((resolve) => socket.once('close', () => resolve('closed'))),
		new Promise<string>((resolve) => setTimeout(() => resolve('silence'), timeoutMs)),
	]);
	socket.write(text);
	return outcome.catch((error) => error.code);
}

describe('the fault proxy', () => {
	it('passes bytes both ways', async () => {
		expect(await say(await open(), 'hello')).toBe('echo hello');
	});

	it('refuses and resets new and open connections', async () => {
		const early = await open();
		const ended = once(early, 'error');
		proxy.set({ kind: 'reset' });
		expect((await ended)[0]).toMatchObject({ code: 'ECONNRESET' });
		proxy.set({ kind: 'refuse' });
		const late = connect(proxy.port, '127.0.0.1');
		expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNRESET' });
	});

	it('drops everything and stays open as a black hole', async () => {
		const socket = await open();
		proxy.set({ kind: 'blackhole' });
		expect(await say(socket, 'anybody there?')).toBe('silence');
		expect(received).toBe('');
		expect(socket.destroyed).toBe(false);
		socket.destroy();
	});

	it('adds latency', async () => {
		const socket = await open();
		proxy.set({ kind: 'latency', ms: 150 });
		const started = Date.now();
		expect(await say(socket, 'slowly', 5000)).toBe('echo slowly');
		expect(Date.now() - started).toBeGreaterThan(290);
		socket.destroy();
	});

	it('lets a request take effect and loses its response', async () => {
		const socket = await open();
		proxy.set({ kind: 'cutOn', text: 'commit' });
		expect(await say(socket, 'begin')).toBe('echo begin');
		expect(await say(socket, 'COMMIT')).toBe('ECONNRESET');
		expect(received).toBe('beginCOMMIT');
	});

	it('loses the responses of a share of requests', async () => {
		proxy.set({ kind: 'cutSome', share: 1 });
		expect(await say(await open(), 'write')).toBe('ECONNRESET');
		expect(received).toBe('write');
		proxy.set({ kind: 'cutSome', share: 0 });
		expect(await say(await open(), 'write')).toBe('echo write');
	});
});
