import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { afterEach } from 'vitest';
import type { Shopper } from '../modules/cart/testing.ts';
import type { InstanceOptions } from './api-instance.ts';
import { instanceOptionsOf } from './instance-options.ts';
import type { CheckoutHarness } from './testing.ts';

/**
 * Starts two API processes on one database, sharing nothing else; they end with the test. The shop
 * has to exist by then.
 */
export function processesOf(checkout: { readonly harness: CheckoutHarness }) {
	const children: ChildProcess[] = [];
	afterEach(async () => {
		for (const child of children.splice(0)) {
			child.kill('SIGKILL');
			if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
		}
	});

	return async (options: Pick<InstanceOptions, 'isUnlocked'> = {}): Promise<number[]> => {
		const input: InstanceOptions = { ...instanceOptionsOf(checkout.harness), ...options };
		const file = join(import.meta.dirname, 'api-process.ts');
		const start = async (): Promise<number> => {
			const child = spawn(process.execPath, [file, JSON.stringify(input)], {
				stdio: ['ignore', 'pipe', 'inherit'],
			});
			children.push(child);
			const [port] = await once(child.stdout, 'data');
			return Number(String(port));
		};
		return Promise.all([start(), start()]);
	};
}

type Answer<Body> = { status: number; body: Body };
type Sender = { shopper: Pick<Shopper, 'shop' | 'cookies'> };

/** Sends a request to one of the processes, as the shopper's browser. */
async function post<Body>(
	port: number,
	{ shopper }: Sender,
	path: string,
	body: object,
): Promise<Answer<Body>> {
	const { host } = shopper.shop;
	const headers = {
		host,
		'content-type': 'application/json',
		'sec-fetch-site': 'same-origin',
		[XSRF_HEADER]: shopper.cookies['XSRF-TOKEN'] ?? '',
		cookie: Object.entries(shopper.cookies)
			.map((pair) => pair.join('='))
			.join('; '),
	};
	const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
	call.end(JSON.stringify(body));
	const [answer] = await once(call, 'response');
	const parts = await answer.setEncoding('utf8').toArray();
	return { status: answer.statusCode, body: JSON.parse(parts.join('')) };
}

/** An overloaded shop responds with Retry-After, and the browser retries accordingly. */
export async function insist<Body>(...call: Parameters<typeof post>): Promise<Answer<Body>> {
	for (;;) {
		const answer = await post<Body>(...call);
		if (answer.status !== 503) return answer;
		await sleep(100);
	}
}
