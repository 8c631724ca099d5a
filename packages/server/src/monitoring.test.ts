import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { createRegister } from './metrics.ts';
import { type Monitoring, serveMonitoring } from './monitoring.ts';

let monitoring: Monitoring | null = null;
afterEach(() => monitoring?.close());

async function open(register: Registry, checkReady?: () => Promise<void>): Promise<string> {
	const address = { MONITORING_HOST: '127.0.0.1', MONITORING_PORT: 0 };
	monitoring = await serveMonitoring(address, { register, ...(checkReady && { checkReady }) });
	return `http://127.0.0.1:${monitoring?.port}`;
}

describe('the monitoring port', () => {
	it('has the metrics of its process, labelled with its name', async () => {
		const origin = await open(createRegister('worker'));
		const answer = await fetch(`${origin}/metrics`);
		expect(answer.headers.get('content-type')).toContain('text/plain');
		const text = await answer.text();
		expect(text).toMatch(/nodejs_eventloop_lag_seconds\{process="worker"\} \d/);
		expect(text).toMatch(/process_resident_memory_bytes\{process="worker"\} \d/);
	});

	it('answers 503 without a reason while the process is not ready, and stays alive', async () => {
		let isReady = false;
		const origin = await open(new Registry(), async () => {
			if (!isReady) throw new Error('postgres://10.0.0.5 does not answer');
		});
		const refused = await fetch(`${origin}/readyz`);
		expect([refused.status, await refused.text()]).toEqual([503, 'not ready\n']);
		expect((await fetch(`${origin}/healthz`)).status).toBe(200);
		isReady = true;
		expect((await fetch(`${origin}/readyz`)).status).toBe(200);
	});

	it('is closed unless it is configured', async () => {
		const address = { MONITORING_HOST: '127.0.0.1' };
		expect(await serveMonitoring(address, { register: new Registry() })).toBeNull();
	});

	it('has nothing else', async () => {
		const origin = await open(new Registry());
		expect((await fetch(`${origin}/`)).status).toBe(404);
		expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
		expect((await fetch(`${origin}/healthz`)).status).toBe(404);
	});
});
