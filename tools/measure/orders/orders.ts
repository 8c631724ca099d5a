import { join } from 'node:path';
import { findFreePort } from '@korb/testing/free-port';
import { Client } from 'pg';
import { HttpShopper } from '../../checkout/http-shopper.ts';
import { openMailSink } from '../../checkout/mail-sink.ts';
import { launchSandbox, sandboxSecrets } from '../../checkout/payment-sandbox.ts';
import { launch, tail, waitUntilReady } from '../../infrastructure/own-process.ts';
import { repoRoot } from '../../infrastructure/paths.ts';
import { startPostgres } from '../../infrastructure/postgres.ts';
import { startRedis } from '../../infrastructure/redis.ts';
import { openScratch } from '../../infrastructure/scratch.ts';
import { loadSecrets, type Secrets } from '../../stack/secrets.ts';
import { cpuSecondsOf } from '../cpu.ts';
import { median, percentile, round } from '../figures.ts';
import type { MeasureOptions } from '../measurement.ts';
import { prepareShop, vacuum } from '../scratch-shop.ts';
import { openBaselineOrders } from './order-statements.ts';

const CLIENTS = 4;
const LINES = 10;
const WARM_UP_SECONDS = 5;
const AIM_PER_SECOND = 20;

/**
 * Guests place full orders: ten products, address, window, payment page, confirmation. One API
 * process and one worker, against the baseline statements over pg.
 */
export async function measureOrders({ say, seconds, rounds }: MeasureOptions) {
	const scratch = await openScratch('measure-orders');
	const mail = await openMailSink();
	try {
		const start = async (name: string) => {
			const place = { dir: join(scratch.dir, name), port: await findFreePort() };
			const server = await startPostgres({ ...place, isDisposable: true });
			scratch.keep(server.process);
			return server;
		};
		const postgres = await start('postgres');
		// A separate database, so that the provider's work does not count as the shop's.
		const books = await start('books');
		const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(redis.process);
		const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
		const env = {
			...process.env,
			DATABASE_URL: postgres.url,
			REDIS_URL: redis.url,
			PORT: String(port),
			MAIL_URL: mail.url,
			PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
			...sandboxSecrets,
			LOG_LEVEL: 'error',
			...asDeployed(loadSecrets(join(scratch.dir, 'secrets.json'))),
		};
		await prepareShop(env);
		const { skus, windowId } = await openStore(postgres.url);
		await vacuum(postgres.url);
		const sandbox = await launchSandbox({
			dir: scratch.dir,
			port: sandboxPort,
			databaseUrl: books.url,
			apiPort: port,
		});
		scratch.keep(sandbox.process);
		const baseline = await openBaselineOrders(env, { port, skus, windowId, clients: CLIENTS });

		const app = async (name: string, file: string) => {
			const logFile = join(scratch.dir, `${name}.log`);
			const command = { command: process.execPath, args: [file], cwd: repoRoot, env };
			const own = await launch({ name, ...command, logFile });
			scratch.keep(own);
			return own;
		};
		const api = await app('api', 'apps/api/src/main.ts');
		const worker = await app('worker', 'apps/api/src/worker.ts');
		const origin = `http://localhost:${port}`;
		await waitUntilReady(api, async () => (await fetch(`${origin}/healthz`)).ok);

		const buyFor = (time: number) =>
			run(CLIENTS, time, async () => {
				const shopper = await HttpShopper.enter(origin);
				await shopper.order(skus, windowId);
			});
		await buyFor(WARM_UP_SECONDS);
		// While there were no carts and orders, a scan of all of them looked cheapest.
		await vacuum(postgres.url);
		await buyFor(WARM_UP_SECONDS);
		const pids = [api.pid, worker.pid, postgres.process.pid];
		const runs: OrderRun[] = [];
		for (let number = 1; number <= rounds; number++) {
			const before = cpuSecondsOf(pids);
			const shop = await buyFor(seconds);
			const cpuMs = ((cpuSecondsOf(pids) - before) * 1000) / shop.count;
			const baselineBefore = baselineCpu(postgres.process.pid);
			const alone = await run(CLIENTS, seconds, baseline.order);
			const baselineCpuMs =
				((baselineCpu(postgres.process.pid) - baselineBefore) * 1000) / alone.count;
			runs.push({ shop, cpuMs, baseline: alone, baselineCpuMs });
			say(
				`${number}: ${shop.perSecond.toFixed(1)} orders/s, ${cpuMs.toFixed(1)} ms CPU; ` +
					`baseline ${alone.perSecond.toFixed(1)}/s, ${baselineCpuMs.toFixed(1)} ms`,
			);
		}
		await baseline.close();
		const of = (pick: (run: OrderRun) => number) => round(median(runs.map(pick)));
		return {
			clients: CLIENTS,
			lines: LINES,
			statements: baseline.statements,
			transactions: baseline.transactions,
			perSecond: of(({ shop }) => shop.perSecond),
			p50: of(({ shop }) => shop.p50),
			p95: of(({ shop }) => shop.p95),
			cpuMs: of(({ cpuMs }) => cpuMs),
			baselinePerSecond: of(({ baseline }) => baseline.perSecond),
			baselineCpuMs: of(({ baselineCpuMs }) => baselineCpuMs),
			ratio: of(({ shop, baseline }) => shop.perSecond / baseline.perSecond),
			cpuRatio: of(({ cpuMs, baselineCpuMs }) => baselineCpuMs / cpuMs),
			aimPerSecond: AIM_PER_SECOND,
		};
	} catch (error) {
		for (const name of ['api', 'worker', 'payment-sandbox']) {
			say(tail(join(scratch.dir, `${name}.log`)));
		}
		throw error;
	} finally {
		mail.close();
		await scratch.close();
	}
}

type Run = Awaited<ReturnType<typeof run>>;
type OrderRun = { shop: Run; cpuMs: number; baseline: Run; baselineCpuMs: number };

/** In development React checks every element of an email. */
function asDeployed(secrets: Secrets) {
	return {
		NODE_ENV: 'production',
		KORB_DEMO: '1',
		CSRF_SECRET: secrets.csrf,
		CONTENT_SECRET: secrets.content,
		ORDER_SECRET: secrets.order,
		CAPTCHA_SECRET: secrets.captcha,
		PICKING_SECRET: secrets.picking,
		TENANT_SECRET_KEYS: `stack:${secrets.tenants}`,
		GIFT_CARD_SECRET: secrets.giftCards,
		TILL_SECRET: secrets.till,
	};
}

/** Runs `clients` workers, each repeating the work until the time is over. */
async function run(clients: number, seconds: number, work: () => Promise<void>) {
	const times: number[] = [];
	const startedAt = performance.now();
	const end = startedAt + seconds * 1000;
	const client = async () => {
		while (performance.now() < end) {
			const began = performance.now();
			await work();
			times.push(performance.now() - began);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	return {
		count: times.length,
		perSecond: times.length / ((performance.now() - startedAt) / 1000),
		p50: percentile(times, 0.5),
		p95: percentile(times, 0.95),
	};
}

/** This process sends the baseline statements, so its own CPU time counts for them. */
function baselineCpu(postgresPid: number): number {
	const { user, system } = process.cpuUsage();
	return cpuSecondsOf([postgresPid]) + (user + system) / 1e6;
}

/** Ten products with unlimited stock, and a window with unlimited capacity. */
export async function openStore(url: string): Promise<{ skus: string[]; windowId: string }> {
	const client = new Client(url);
	await client.connect();
	await client.query('UPDATE offer SET stock = 100000000 WHERE stock IS NOT NULL');
	const { rows: articles } = await client.query<{ sku: string }>(
		`SELECT sku FROM product JOIN offer USING (tenant_id, product_id)
		WHERE tenant_id = 'korb' AND region = 'default' AND availability = 'available'
			AND minimum_age IS NULL AND value_cents BETWEEN 400 AND 600 ORDER BY sku LIMIT $1`,
		[LINES],
	);
	const { rows: windows } = await client.query<{ window_id: string }>(
		`UPDATE time_window SET capacity = 100000000
		WHERE window_id = (SELECT window_id FROM time_window AS w
			WHERE tenant_id = 'korb' AND distribution_type = 'DELIVERY' AND fee_cents IS NOT NULL
				AND cut_off_at > now() + interval '1 day' AND appointable_id = (
					SELECT picking_unit_ids[1] FROM delivery_area
					WHERE tenant_id = 'korb' AND '1020' = ANY (postal_codes) LIMIT 1)
			ORDER BY starts_at LIMIT 1)
		RETURNING window_id`,
	);
	await client.end();
	return {
		skus: articles.map(({ sku }) => sku),
		windowId: windows[0]?.window_id ?? '',
	};
}
