import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxScript } from '@korb/contracts/order/payment-sandbox';
import { findFreePort } from './free-port.ts';

const app = join(import.meta.dirname, '../../../apps/payment-sandbox');

export const SANDBOX_KEY = 'key-of-the-tests-for-payments';
export const SANDBOX_SECRET = 'secret-of-the-tests-for-payment-events';

export type PaymentSandbox = {
	url: string;
	/** Its complete log output. */
	lines(): string;
	call(method: string, path: string, body?: object, key?: string): Promise<Response>;
	/** Acts as the payer: submits a form of a hosted page and follows the redirect. */
	submit(page: string, fields?: Record<string, string>): Promise<Response>;
	script(script: Partial<SandboxScript>): Promise<void>;
	stop(signal?: NodeJS.Signals): Promise<void>;
};

type SandboxOptions = {
	databaseUrl: string;
	webhookUrl: string;
	retryMs?: number;
	/** Another account than the one that most tests share. */
	apiKey?: string;
	eventSecret?: string;
};

/** Runs the provider as a separate process, as it does beside a shop. */
export async function startPaymentSandbox(options: SandboxOptions): Promise<PaymentSandbox> {
	const { apiKey = SANDBOX_KEY, eventSecret = SANDBOX_SECRET } = options;
	const port = await findFreePort();
	const url = `http://127.0.0.1:${port}`;
	const child = spawn(process.execPath, ['src/main.ts'], {
		cwd: app,
		env: {
			PATH: process.env['PATH'],
			PORT: String(port),
			PUBLIC_URL: url,
			DATABASE_URL: options.databaseUrl,
			WEBHOOK_URL: options.webhookUrl,
			WEBHOOK_SECRET: eventSecret,
			API_KEY: apiKey,
			RETRY_MS: String(options.retryMs ?? 50),
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk) => (output += chunk));
	}
	await waitUntilOpen(`${url}/healthz`, () => {
		if (child.exitCode !== null) throw new Error(`The payment sandbox exited.\n${output}`);
	});
	return {
		url,
		lines: () => output,
		call: (method, path, body, key) =>
			fetch(`${url}${path}`, {
				method,
				headers: {
					authorization: `Bearer ${apiKey}`,
					...(body && { 'content-type': 'application/json' }),
					...(key && { 'idempotency-key': key }),
				},
				...(body && { body: JSON.stringify(body) }),
			}),
		submit: (page, fields = {}) =>
			fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
		async script(script) {
			const answer = await fetch(`${url}/control/script`, {
				method: 'PUT',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(script),
			});
			if (!answer.ok) throw new Error(`The script was rejected: ${await answer.text()}`);
		},
		async stop(signal = 'SIGTERM') {
			if (child.exitCode !== null) return;
			const ended = once(child, 'exit');
			child.kill(signal);
			await ended;
		},
	};
}

async function waitUntilOpen(url: string, check: () => void): Promise<void> {
	for (;;) {
		check();
		if (
			await fetch(url).then(
				({ ok }) => ok,
				() => false,
			)
		)
			return;
		await sleep(30);
	}
}
