import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { requestAt } from '../../edge/http-client.ts';
import { buildStorefront } from '../../stack/build.ts';
import { type Stack, startStack } from '../../stack/stack.ts';
import { percentile, round } from '../figures.ts';
import type { Measurement, MeasureOptions } from '../measurement.ts';
import { importFeed } from '../scratch-shop.ts';
import { copyShop, copyTenants, hostOf, tenantIdOf } from './copy-tenants.sql.ts';

const PAGES = 1000;
const CHANGES = 20;
const CHANGE_DEADLINE_MS = 30_000;
const paths = ['/', '/kategorie'];

/** One box with many shops: its start, its memory, its pages and how soon a change is seen. */
export async function measureTenants({ say, tenants }: MeasureOptions): Promise<Measurement> {
	buildStorefront();
	const stack = await startStack({ label: 'measure-tenants' });
	try {
		const alone = { ...(await readPages(stack, () => 'localhost')), ...memoryOf(stack) };
		say(`1 tenant: ${JSON.stringify(alone)}`);
		const startedAt = performance.now();
		const { url } = stack.postgres;
		await copyShop(url, 'korb');
		await importFeed('1k', 3, { ...process.env, DATABASE_URL: url }, tenantIdOf(1));
		await copyTenants(url, tenants);
		say(
			`${tenants} tenants with 1,000 products each, copied in ${round((performance.now() - startedAt) / 1000, 0)} s`,
		);
		const start = {
			apiMs: await timed(() => stack.restartApp('api')),
			storefrontMs: await timed(() => stack.restartApp('storefront')),
		};
		// Every shop is visited once: a storefront keeps those that it has rendered.
		const first = await visitAll(stack, tenants);
		const many = { ...(await readPages(stack, anyHost(tenants))), ...memoryOf(stack) };
		const changes = await changeConfigs(stack, tenants);
		const figures = { tenants, start, alone, first, many, changes };
		say(JSON.stringify(figures));
		return { isGood: changes.failed === 0, ...figures };
	} finally {
		await stack.stop();
	}
}

const anyHost = (tenants: number) => () => hostOf(1 + Math.floor(Math.random() * tenants));

async function timed(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return round(performance.now() - startedAt, 0);
}

async function view(stack: Stack, host: string, path: string): Promise<string> {
	const { status, body } = await requestAt(stack.ports.storefront, path, { headers: { host } });
	if (status !== 200) throw new Error(`${host}${path} answered ${status}`);
	return body;
}

async function visitAll(stack: Stack, tenants: number) {
	const times: number[] = [];
	for (let tenant = 1; tenant <= tenants; tenant++) {
		times.push(await timed(() => view(stack, hostOf(tenant), '/')));
	}
	return summarise(times);
}

/** Without the edge, which would answer nearly all of them. */
async function readPages(stack: Stack, choose: () => string) {
	const times: number[] = [];
	for (let count = 0; count < PAGES; count++) {
		times.push(await timed(() => view(stack, choose(), paths[count % paths.length] ?? '/')));
	}
	return summarise(times.slice(PAGES / 10));
}

const summarise = (times: number[]) => ({
	p50Ms: percentile(times, 0.5),
	p95Ms: percentile(times, 0.95),
});

function memoryOf({ apps }: Stack) {
	const megabytes = (pid: number) => {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
	};
	return { apiMb: megabytes(apps.api.pid), storefrontMb: megabytes(apps.storefront.pid) };
}

/** From the commit of a new name until the shop's page shows it. */
async function changeConfigs(stack: Stack, tenants: number) {
	const client = new Client(stack.postgres.url);
	await client.connect();
	const times: number[] = [];
	let failed = 0;
	for (let change = 0; change < CHANGES; change++) {
		const tenant = 1 + Math.floor(Math.random() * tenants);
		const name = `Changed ${change}`;
		await client.query(
			`UPDATE tenant SET config = jsonb_set(config, '{clientRuntimeConfig,name}', to_jsonb($2::text))
			WHERE tenant_id = $1`,
			[tenantIdOf(tenant), name],
		);
		const changedAt = performance.now();
		const isSeen = async () => (await view(stack, hostOf(tenant), '/')).includes(name);
		while (!(await isSeen()) && performance.now() < changedAt + CHANGE_DEADLINE_MS) await sleep(50);
		const tookMs = performance.now() - changedAt;
		if (tookMs > CHANGE_DEADLINE_MS) failed += 1;
		else times.push(round(tookMs, 0));
	}
	await client.end();
	return { ...summarise(times), failed };
}
