import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { XSRF_HEADER } from '@korb/contracts/platform/wire-names';
import { expect } from 'vitest';
import type { Buyer } from './buyer.ts';
import type { LastRequest } from './dying-process.ts';
import { instanceOptionsOf } from './instance-options.ts';
import { signatureOf } from './report.ts';
import type { CheckoutHarness } from './testing.ts';

type Request = LastRequest['request'];

/** Sends requests to API instances that are killed at a checkpoint. */
export function killerOf(checkout: { readonly harness: CheckoutHarness }) {
	async function die(point: LastRequest['point'], request: Request): Promise<void> {
		const last: LastRequest = { ...instanceOptionsOf(checkout.harness), point, request };
		const file = join(import.meta.dirname, 'dying-process.ts');
		const child = spawn(process.execPath, [file, JSON.stringify(last)], {
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (part) => (output += part));
		}
		const [, signal] = await once(child, 'exit');
		expect(signal, output).toBe('SIGKILL');
	}

	function dieAt(
		point: LastRequest['point'],
		{ shopper }: Buyer,
		url: string,
		payload: object,
		method: 'POST' | 'PUT' = 'POST',
	): Promise<void> {
		return die(point, {
			method,
			url,
			payload: JSON.stringify(payload),
			cookies: shopper.cookies,
			headers: {
				host: shopper.shop.host,
				'content-type': 'application/json',
				'sec-fetch-site': 'same-origin',
				[XSRF_HEADER]: shopper.cookies['XSRF-TOKEN'] ?? '',
			},
		});
	}

	/** Sends a signed request, as picking systems and providers do. */
	function dieSigned(
		point: LastRequest['point'],
		url: string,
		secret: string,
		body: object,
	): Promise<void> {
		const payload = JSON.stringify(body);
		const headers = signatureOf(secret, payload, `evt_${point}_${url}`);
		return die(point, { method: 'POST', url, payload, cookies: {}, headers });
	}

	return { die, dieAt, dieSigned };
}
