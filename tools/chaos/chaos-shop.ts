import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Checkpoint, checkpoints } from '../../apps/api/src/modules/order/index.ts';
import { fillShop } from '../faults/faulty-shop.ts';
import { findFreePort } from '../services/free-port.ts';
import { isRunning, launch, type OwnProcess, sendSignal } from '../services/own-process.ts';
import { repoRoot } from '../services/paths.ts';
import { killPostgres, type Postgres, startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { openScratch } from '../services/scratch.ts';
import { type MailSink, openMailSink } from '../till/mail-sink.ts';
import { launchSandbox, type ScratchSandbox, sandboxSecrets } from '../till/payment-sandbox.ts';
import { roll } from './roll.ts';

export const PICKING_SECRET = 'secret-of-the-chaos-for-the-picking-system';

type Point = Parameters<Checkpoint>[0];

/** A shop of real processes, each of which can be killed and comes back by itself. */
export type ChaosShop = {
	origin: string;
	postgresUrl: string;
	booksUrl: string;
	sandbox: ScratchSandbox;
	mail: MailSink;
	windowId: string;
	/** Where orders can be moved. */
	otherWindowId: string;
	/** How often the API died where. */
	deaths: Map<Point | 'anywhere', number>;
	killApi(): void;
	killWorker(): void;
	killPostgres(): Promise<void>;
	/** From now on nobody dies any more. */
	calmDown(): void;
	close(): Promise<void>;
};

export async function openChaosShop(points: readonly Point[] = checkpoints): Promise<ChaosShop> {
	const scratch = await openScratch('chaos');
	const mail = await openMailSink();
	let isOpen = true;
	let isCalm = false;
	const guards: Promise<void>[] = [];
	const close = async () => {
		isOpen = false;
		mail.close();
		await scratch.close();
		await Promise.all(guards);
	};
	try {
		const place = { dir: join(scratch.dir, 'postgres'), port: await findFreePort() };
		const startServer = async (where: typeof place): Promise<Postgres> => {
			const server = await startPostgres({ ...where, maxConnections: 60 });
			scratch.keep(server.process);
			return server;
		};
		let postgres = await startServer(place);
		// The witness must not die with the shop.
		const books = await startServer({
			dir: join(scratch.dir, 'books'),
			port: await findFreePort(),
		});
		const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(redis.process);
		await fillShop(postgres.url);
		const [windowId = '', otherWindowId = ''] = await openWindows(postgres.url);
		const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
		const sandbox = await launchSandbox({
			dir: scratch.dir,
			port: sandboxPort,
			databaseUrl: books.url,
			apiPort: port,
		});
		scratch.keep(sandbox.process);
		const env = {
			...process.env,
			PORT: String(port),
			DATABASE_URL: postgres.url,
			REDIS_URL: redis.url,
			MAIL_URL: mail.url,
			PICKING_SECRET,
			PAYMENT_SANDBOX_URL: sandbox.url,
			...sandboxSecrets,
			LOG_LEVEL: 'fatal',
			NODE_ENV: 'development',
		};
		const deaths: ChaosShop['deaths'] = new Map();
		const running: Record<'api' | 'worker', OwnProcess | null> = { api: null, worker: null };

		const start = async (name: 'api' | 'worker', args: string[]): Promise<OwnProcess> => {
			const logFile = join(scratch.dir, `${name}.log`);
			const own = await launch({
				...{ name, command: process.execPath, args, cwd: repoRoot, env, logFile },
			});
			scratch.keep(own);
			running[name] = own;
			return own;
		};
		const guard = async (name: 'api' | 'worker') => {
			while (isOpen) {
				const point = isCalm ? undefined : leastVisited(points, deaths);
				const args =
					name === 'worker'
						? ['apps/api/src/worker.ts']
						: ['tools/chaos/mortal-api.ts', point ?? 'nowhere', String(roll([1, 1, 2, 3]))];
				const own = await start(name, args);
				let wasKilled = false;
				while (isOpen && isRunning(own)) {
					await sleep(30);
					wasKilled = killed.has(own.pid);
				}
				if (!isOpen || name === 'worker') continue;
				const where = wasKilled || !point ? 'anywhere' : point;
				deaths.set(where, (deaths.get(where) ?? 0) + 1);
			}
		};
		const killed = new Set<number>();
		const kill = (name: 'api' | 'worker') => {
			const own = running[name];
			if (!own || !isRunning(own)) return;
			killed.add(own.pid);
			sendSignal(own, 'SIGKILL');
		};
		guards.push(guard('api'), guard('worker'));
		return {
			origin: `http://localhost:${port}`,
			postgresUrl: postgres.url,
			booksUrl: books.url,
			sandbox,
			mail,
			windowId,
			otherWindowId,
			deaths,
			killApi: () => kill('api'),
			killWorker: () => kill('worker'),
			async killPostgres() {
				await killPostgres(postgres);
				for (let attempt = 0; ; attempt++) {
					try {
						postgres = await startServer(place);
						return;
					} catch (error) {
						if (attempt >= 20) throw error;
						await sleep(200);
					}
				}
			},
			calmDown() {
				isCalm = true;
				kill('api');
			},
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

/** Some points are passed rarely; sooner or later all have had their turn. */
function leastVisited(points: readonly Point[], deaths: ChaosShop['deaths']): Point | undefined {
	const fewest = Math.min(...points.map((point) => deaths.get(point) ?? 0));
	return roll(points.filter((point) => (deaths.get(point) ?? 0) === fewest));
}

/** Where the shop delivers, and two windows with room for everybody. */
async function openWindows(url: string): Promise<string[]> {
	const client = new Client(url);
	await client.connect();
	await client.query(
		`INSERT INTO delivery_area (tenant_id, delivery_area_number, name, picking_unit_ids, postal_codes, area)
		VALUES ('korb', '1', 'Wien', '{wien}', '{1020}',
			ST_Multi(ST_MakeEnvelope(16.2, 48.1, 16.6, 48.3, 4326)))`,
	);
	const { rows } = await client.query<{ window_id: string }>(
		`INSERT INTO time_window (tenant_id, distribution_type, appointable_id, day, starts_at, ends_at,
			cut_off_at, capacity, taken, fee_cents, green_reduction_cents)
		SELECT 'korb', 'DELIVERY', 'wien', (start AT TIME ZONE 'Europe/Vienna')::date, start,
			start + interval '2 hours', start - interval '12 hours', 1000000, 1, 390, 0
		FROM generate_series(3, 4) AS days, date_trunc('hour', now() + make_interval(days => days)) AS start
		RETURNING window_id`,
	);
	const ids = rows.map(({ window_id: id }) => id);
	// A window that nobody has chosen and no template plans would be tidied away.
	await client.query(
		`INSERT INTO window_stop SELECT 'korb', id, 'somebody-else', NULL FROM unnest($1::uuid[]) AS id`,
		[ids],
	);
	await client.end();
	return ids;
}
