import { readFileSync } from 'node:fs';
import { findFreePort } from '@korb/testing/free-port';
import { launchSandbox, sandboxSecrets } from '../checkout/payment-sandbox.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { prepareShop, startScratchApi, startScratchServers } from '../measure/scratch-shop.ts';
import type { FuzzTarget } from './fuzz.ts';

const secrets = {
	content: 'whsec_dGhlLXNlY3JldC1vZi10aGUtZnV6emVyLTAwMDE=',
	picking: 'secret-of-the-fuzzer-for-picking-0001',
	till: 'secret-of-the-fuzzer-for-tills-000001',
	payments: sandboxSecrets.PAYMENT_SANDBOX_SECRET,
};

/**
 * The API as a separate process, with a demo shop's products and a payment provider. Local calls
 * without X-Forwarded-For are exempt from rate limits, so requests reach the handlers.
 */
export async function openFuzzShop(): Promise<FuzzTarget & { close(): Promise<void> }> {
	const scratch = await openScratch('fuzz');
	try {
		const servers = await startScratchServers(scratch);
		const { port } = servers;
		await prepareShop(servers.env);
		const sandbox = await launchSandbox({
			...{ dir: scratch.dir, port: await findFreePort(), apiPort: port },
			databaseUrl: servers.postgres.url,
		});
		scratch.keep(sandbox.process);
		const env = {
			...servers.env,
			...sandboxSecrets,
			CONTENT_SECRET: secrets.content,
			PICKING_SECRET: secrets.picking,
			TILL_SECRET: secrets.till,
			PAYMENT_SANDBOX_URL: sandbox.url,
			CAPTCHA: 'off',
			LOG_LEVEL: 'info',
		};
		const api = await startScratchApi(scratch, { port, env });
		return {
			...{ port, host: 'localhost', secrets },
			readLog: () => readFileSync(api.logFile, 'utf8'),
			close: () => scratch.close(),
		};
	} catch (error) {
		await scratch.close();
		throw error;
	}
}
