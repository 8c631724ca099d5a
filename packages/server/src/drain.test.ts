import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { prepareDrain } from './drain.ts';

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});

async function aServer() {
	const server = createServer((_request, response) => {
		setTimeout(() => response.end('done'), 2000);
	});
	server.on('upgrade', (_request, socket) => {
		socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n');
	});
	const drain = prepareDrain(server);
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
