import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@korb/testing/free-port';
import { testInfrastructure } from '@korb/testing/infrastructure';
import { aShop } from '@korb/testing/shop';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestApi } from './testing.ts';

/** Fewer than database connections, so that no request is rejected for other reasons. */
const CLIENTS = 8;

it('SIGTERM under load loses no request on an open connection', async () => {
	const api = await startTestApi();
	const shop = await aShop().openIn(api);
	const port = await findFreePort();
	const process_ = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
		env: {
			PORT: String(port),
			DATABASE_URL: api.url,
			REDIS_URL: testInfrastructure().redisUrl,
			LOG_LEVEL: 'fatal',
		},
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	// A process that outlives its test keeps the output of the runner open, which then never ends.
	onTestFinished(() => void process_.kill('SIGKILL'));
	const agent = new Agent({ keepAlive: true });
	const statusOf = (path: string) =>
		new Promise<number>((resolve, reject) => {
			request({ agent, host: '127.0.0.1', port, path, headers: { host: shop.host } }, (answer) => {
				answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
				answer.once('error', reject);
			})
				.once('error', reject)
				.end();
		});
	await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), 60_000);

	const answered = { before: 0, after: 0 };
	const lost: unknown[] = [];
	let isStopping = false;
	const clients = Array.from({ length: CLIENTS }, async () => {
		for (;;) {
			const when = isStopping ? 'after' : 'before';
			try {
				const status = await statusOf('/api/products');
				if (status === 200) answered[when]++;
				else lost.push(status);
			} catch (error) {
				// A refused connection is safe: a load balancer tries the next instance.
				if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') lost.push(error);
				return;
			}
		}
	});
	await sleep(1500);
	isStopping = true;
	process_.kill('SIGTERM');
	await Promise.all(clients);
	const [code] = await once(process_, 'exit');
	agent.destroy();
	await api.close();
	expect(lost).toEqual([]);
	expect(answered.before).toBeGreaterThan(CLIENTS);
	expect(answered.after).toBeGreaterThan(0);
	expect(code).toBe(0);
}, 120_000);
