import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cloneDatabase } from './testing.ts';

const apps = join(import.meta.dirname, '../..');

it.each(['api', 'payment-sandbox'])(
	'%s exits quickly on SIGTERM, despite open connections',
	async (app) => {
		const database = await cloneDatabase();
		const port = await findFreePort();
		const child = spawn(process.execPath, [join(apps, app, 'src/main.ts')], {
			env: {
				PORT: String(port),
				DATABASE_URL: database.url,
				REDIS_URL: testInfrastructure().redisUrl,
				LOG_LEVEL: 'fatal',
			},
			stdio: ['ignore', 'inherit', 'inherit'],
		});
		onTestFinished(() => void child.kill('SIGKILL'));
		const sockets: Socket[] = [];
		const open = async (text: string) => {
			const socket = connect(port, '127.0.0.1');
			sockets.push(socket);
			socket.on('error', () => {});
			await once(socket, 'connect');
			socket.write(text);
			return socket;
		};
		const request = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
		await vi.waitFor(async () => once(await open(request), 'data'), 60_000);
		await once(await open(request), 'data');
		// Browsers preconnect before they have a request.
		await open('');
		await open('GET /healthz HTTP/1.1\r\nhost: loc');

		const started = Date.now();
		child.kill('SIGTERM');
		const [code] = await once(child, 'exit');
		const took = Date.now() - started;
		for (const socket of sockets) socket.destroy();
		await database.drop();
		expect(code).toBe(0);
		expect(took).toBeLessThan(5000);
	},
	180_000,
);
