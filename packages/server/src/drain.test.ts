import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { isDraining, prepareDrain } from './drain.ts';

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});

async function aServer({ noticeMs = 0, answerMs = 2000 } = {}) {
	const server = createServer((_request, response) => {
		response.statusCode = isDraining(server) ? 503 : 200;
		setTimeout(() => response.end('done'), answerMs);
	});
	server.on('upgrade', (_request, socket) => {
		socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n');
	});
	const drain = prepareDrain(server, noticeMs);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const open = async (text: string) => {
		const socket = connect(port, '127.0.0.1').on('error', () => {});
		sockets.push(socket);
		await once(socket, 'connect');
		socket.write(text);
		return socket;
	};
	return { drain, open };
}

it('ends despite an open web socket or a connection without requests', async () => {
	const { drain, open } = await aServer();
	await open('');
	await open('GET / HTTP/1.1\r\nhost: lo');
	const head =
		'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
	await once(await open(head), 'data');
	const started = Date.now();
	await drain();
	expect(Date.now() - started).toBeLessThan(5000);
}, 20_000);

it('finishes requests in flight, however long they take, and then closes their connection', async () => {
	const { drain, open } = await aServer();
	const socket = await open('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
	const late = await open('');
	await sleep(100);
	const drained = drain();
	late.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
	const [answer] = await once(socket, 'data');
	expect(String(answer)).toContain('200 OK');
	const [lateAnswer] = await once(late, 'data');
	expect(String(lateAnswer).toLowerCase()).toContain('connection: close');
	await drained;
}, 20_000);

it('fails its health check before it refuses connections', async () => {
	const { drain, open } = await aServer({ noticeMs: 500, answerMs: 0 });
	const request = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
	const ask = async () => String((await once(await open(request), 'data'))[0]);
	expect(await ask()).toContain('200 OK');
	const drained = drain();
	expect(await ask()).toContain('503');
	await drained;
	await expect(open(request)).rejects.toThrow('ECONNREFUSED');
});
