import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@korb/testing/free-port';
import { expect, it } from 'vitest';
import { openMailSink } from '../../../../tools/checkout/mail-sink.ts';
import { aCheckoutHarness } from '../checkout-harness/checkout-harness.ts';

const checkout = aCheckoutHarness({ script: { webhook: 'never' } });

/** Removes the backoff between retries. */
async function skipRetryDelay(): Promise<void> {
	await checkout.harness.api.query(
		`UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail' AND state IN ('created', 'retry')`,
		[],
	);
}

const countTries = async () =>
	(
		await checkout.one<{ tries: number }>(
			`SELECT coalesce(sum(retry_count), 0)::int AS tries FROM pgboss.job WHERE name = 'send-mail'`,
		)
	).tries;

it('F35 the mail server is down, then unresponsive: orders are placed at once, and their emails arrive later', async () => {
	const port = await findFreePort();
	const worker = spawn(process.execPath, [join(import.meta.dirname, '../worker.ts')], {
		env: {
			DATABASE_URL: checkout.harness.api.url,
			MAIL_URL: `smtp://127.0.0.1:${port}`,
			LOG_LEVEL: 'silent',
		},
		stdio: 'ignore',
	});
	const silent = createServer();
	const sockets = new Set<Socket>();
	silent.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
	try {
		await (await checkout.buyer()).order();
		await (await checkout.buyer()).order({ methodKey: 'payment-at-the-door' });
		await expect.poll(countTries, { timeout: 40_000 }).toBeGreaterThan(0);
		silent.listen(port, '127.0.0.1');
		await skipRetryDelay();
		await expect.poll(() => sockets.size, { timeout: 40_000 }).toBeGreaterThan(0);
		await (await checkout.buyer()).order();
		silent.close();
		for (const socket of sockets) socket.destroy();
		const sink = await openMailSink(port);
		const countMails = async () => {
			await skipRetryDelay();
			return new Set(sink.mails.map(({ messageId }) => messageId)).size;
		};
		await expect.poll(countMails, { timeout: 60_000, interval: 500 }).toBe(3);
		await sleep(1500);
		expect(await countMails()).toBe(3);
		sink.close();
	} finally {
		worker.kill('SIGKILL');
		await once(worker, 'exit');
	}
}, 180_000);
