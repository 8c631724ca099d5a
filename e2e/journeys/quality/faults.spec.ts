import { requestAt } from '@korb/tools/edge/http-client';
import { isRunning, sendSignal, stopProcess } from '@korb/tools/infrastructure/own-process';
import { killPostgres, stopPostgres } from '@korb/tools/infrastructure/postgres';
import { stopRedis } from '@korb/tools/infrastructure/redis';
import type { Stack } from '@korb/tools/stack/stack';
import { Client } from 'pg';
import { expect, test } from '../../support/test.ts';
import { visitorOf } from '../../support/visitor.ts';

test.describe.configure({ timeout: 60_000 });

const seen = ['/', '/impressum', '/kategorie'];
const apiCall = '/api/content/configs/client?types=header';

/** Requests cached pages for as long as the fault lasts. */
async function browseFor(stack: Stack, ms: number): Promise<void> {
	const visitor = visitorOf(stack);
	const end = performance.now() + ms;
	while (performance.now() < end) {
		for (const path of seen) expect([path, await visitor.status(path)]).toEqual([path, 200]);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

async function query(stack: Stack, text: string): Promise<void> {
	const client = new Client(stack.postgres.url);
	await client.connect();
	await client.query(text);
	await client.end();
}

test.beforeEach(async ({ stack }) => {
	await browseFor(stack, 0.1);
});

test('F31 the storefront is killed: cached pages are served, others fail fast', async ({
	stack,
}) => {
	const visitor = visitorOf(stack);
	sendSignal(stack.apps.storefront, 'SIGKILL');
	try {
		await browseFor(stack, 4000);
		const started = performance.now();
		const unseen = await visitor.get('/kasse');
		expect(unseen.status).toBe(503);
		expect(unseen.body).toContain('<h1>');
		expect(performance.now() - started).toBeLessThan(3000);
		expect(await visitor.status(apiCall)).toBe(200);
	} finally {
		await stack.restartApp('storefront');
	}
	await expect.poll(() => visitor.status('/kasse'), { timeout: 10_000 }).toBe(200);
});

test('F32 the storefront is unresponsive: cached pages are served', async ({ stack }) => {
	sendSignal(stack.apps.storefront, 'SIGSTOP');
	try {
		await browseFor(stack, 4000);
	} finally {
		sendSignal(stack.apps.storefront, 'SIGCONT');
	}
	await expect.poll(() => visitorOf(stack).status('/kasse'), { timeout: 10_000 }).toBe(200);
});

test('F28 the API is unresponsive: cached pages are served', async ({ stack }) => {
	sendSignal(stack.apps.api, 'SIGSTOP');
	try {
		await browseFor(stack, 4000);
	} finally {
		sendSignal(stack.apps.api, 'SIGCONT');
	}
	await expect.poll(() => visitorOf(stack).status(apiCall), { timeout: 10_000 }).toBe(200);
});

const databaseFaults = [
	{
		title: 'F01 PostgreSQL restarts: browsing is unaffected',
		halt: (stack: Stack) => stopPostgres(stack.postgres, 'fast'),
	},
	{
		title: 'F02 PostgreSQL is killed: the shop recovers within ten seconds',
		halt: (stack: Stack) => killPostgres(stack.postgres),
	},
];

for (const { title, halt } of databaseFaults) {
	test(title, async ({ stack }) => {
		await halt(stack);
		try {
			await browseFor(stack, 2000);
		} finally {
			await stack.restartPostgres();
		}
		await expect.poll(() => visitorOf(stack).status(apiCall), { timeout: 10_000 }).toBe(200);
		expect(isRunning(stack.apps.api) && isRunning(stack.apps.worker)).toBe(true);
	});
}

test('F03 all database connections are terminated: the next call works', async ({ stack }) => {
	await query(
		stack,
		`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE pid <> pg_backend_pid() AND datname = 'korb'`,
	);
	await expect.poll(() => visitorOf(stack).status(apiCall), { timeout: 5000 }).toBe(200);
	expect(isRunning(stack.apps.api) && isRunning(stack.apps.worker)).toBe(true);
});

test('F11 Redis is down: everything works', async ({ stack }) => {
	await stopRedis(stack.redis);
	try {
		await browseFor(stack, 1000);
		for (let call = 0; call < 5; call++) expect(await visitorOf(stack).status(apiCall)).toBe(200);
		expect(await visitorOf(stack).status('/api/csrf')).toBe(204);
	} finally {
		await stack.restartRedis();
	}
});

test('F12 Redis is unresponsive: every call still succeeds within a second', async ({ stack }) => {
	sendSignal(stack.redis.process, 'SIGSTOP');
	try {
		for (let call = 0; call < 8; call++) {
			const started = performance.now();
			expect(await visitorOf(stack).status(apiCall)).toBe(200);
			expect(performance.now() - started).toBeLessThan(1000);
		}
	} finally {
		sendSignal(stack.redis.process, 'SIGCONT');
	}
});

test('F44 the edge restarts with a cold cache: pages are served', async ({ stack }) => {
	await stack.restartEdge();
	await browseFor(stack, 500);
});

test('CMS-12 client configs cannot be loaded: the shop works without them', async ({
	page,
	stack,
}) => {
	const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
	const rename = (from: string, to: string) => query(stack, `ALTER TABLE ${from} RENAME TO ${to}`);
	await rename('content_document', 'content_document_gone');
	try {
		// Neither may know the configs from before.
		await stack.restartApp('storefront');
		await stack.restartEdge();
		await page.goto('/produkte/wachauer-marillen-500-g');
		await expect(page.getByRole('button', { name: /^In den Korb/ }).first()).toBeVisible();
		await expect(page.getByRole('contentinfo')).toBeVisible();
		await expect(imprint).toHaveCount(0);
	} finally {
		await rename('content_document_gone', 'content_document');
	}
	await expect(async () => {
		await page.reload();
		await expect(imprint).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 20_000 });
});

test('F43 the edge is down: the origin serves requests directly', async ({ stack }) => {
	const headers = { host: `localhost:${stack.ports.edge}` };
	const status = async (port: number, path: string) =>
		(await requestAt(port, path, { headers })).status;
	await stopProcess(stack.edge.process);
	try {
		for (const path of seen)
			expect([path, await status(stack.ports.storefront, path)]).toEqual([path, 200]);
		expect(await status(stack.ports.api, apiCall)).toBe(200);
		expect(isRunning(stack.apps.storefront) && isRunning(stack.apps.api)).toBe(true);
	} finally {
		await stack.restartEdge();
	}
});
