import { join } from 'node:path';
import { postPaymentEvent } from '@korb/contracts/order/checkout-paths';
import type { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import { toPath } from '@korb/contracts/platform/to-path';
import { launch, type OwnProcess, waitUntilReady } from '../infrastructure/own-process.ts';
import { repoRoot } from '../infrastructure/paths.ts';

export const sandboxSecrets = {
	PAYMENT_SANDBOX_KEY: 'key-of-a-scratch-shop-for-payments',
	PAYMENT_SANDBOX_SECRET: 'secret-of-a-scratch-shop-for-payment-events',
};

export type ScratchSandbox = {
	url: string;
	process: OwnProcess;
	script(script: Partial<SandboxScript>): Promise<void>;
	ask<T>(path: string): Promise<T>;
};

/** The payment provider for a scratch shop, sending its events to the given API. */
export async function launchSandbox(options: {
	dir: string;
	port: number;
	databaseUrl: string;
	apiPort: number;
}): Promise<ScratchSandbox> {
	const url = `http://127.0.0.1:${options.port}`;
	const process = await launch({
		name: 'payment-sandbox',
		command: globalThis.process.execPath,
		// The folder in the arguments identifies the run that owns the process.
		args: ['src/main.ts', options.dir],
		cwd: join(repoRoot, 'apps/payment-sandbox'),
		env: {
			PATH: globalThis.process.env['PATH'],
			PORT: String(options.port),
			PUBLIC_URL: url,
			DATABASE_URL: options.databaseUrl,
			API_KEY: sandboxSecrets.PAYMENT_SANDBOX_KEY,
			WEBHOOK_SECRET: sandboxSecrets.PAYMENT_SANDBOX_SECRET,
			WEBHOOK_URL: `http://127.0.0.1:${options.apiPort}${toPath(postPaymentEvent, { params: { provider: 'sandbox' } })}`,
			RETRY_MS: '200',
			LOG_LEVEL: 'error',
		},
		logFile: join(options.dir, 'payment-sandbox.log'),
	});
	await waitUntilReady(process, async () => (await fetch(`${url}/healthz`)).ok);
	return {
		url,
		process,
		async script(script) {
			const answer = await fetch(`${url}/control/script`, {
				method: 'PUT',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(script),
			});
			if (!answer.ok) throw new Error(`the script was rejected: ${await answer.text()}`);
		},
		async ask(path) {
			const authorization = `Bearer ${sandboxSecrets.PAYMENT_SANDBOX_KEY}`;
			const answer = await fetch(`${url}${path}`, { headers: { authorization } });
			return (await answer.json()) as never;
		},
	};
}
