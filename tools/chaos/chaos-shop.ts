import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@korb/testing/free-port';
import { type Checkpoint, checkpoints } from '../../apps/api/src/modules/order-records/index.ts';
import { HttpShopper } from '../checkout/http-shopper.ts';
import { type MailSink, openMailSink } from '../checkout/mail-sink.ts';
import { launchSandbox, type ScratchSandbox, sandboxSecrets } from '../checkout/payment-sandbox.ts';
import { fillShop } from '../faults/faulty-shop.ts';
import { isRunning, launch, type OwnProcess, sendSignal } from '../infrastructure/own-process.ts';
import { repoRoot } from '../infrastructure/paths.ts';
import { killPostgres, type Postgres, startPostgres } from '../infrastructure/postgres.ts';
import { startRedis } from '../infrastructure/redis.ts';
import { openScratch, type Scratch } from '../infrastructure/scratch.ts';
import { createSeededChoice } from './seeded-choice.ts';
import { openSupply, STOCK, supply } from './supply.ts';

export const PICKING_SECRET = 'secret-of-the-chaos-for-the-picking-system';

type Point = Parameters<Checkpoint>[0];

/** Nobody is at the back office. */
const reached = checkpoints.filter((point) => point !== 'deskRefund.noted');

/** What shoppers and bookkeepers need to know, whatever the shop consists of. */
export type StressedShop = {
	/** Of the API itself, past any edge. */
	insideOrigin: string;
	/** A client with its own address, because rate limits count per client. */
	enter(address: string): HttpShopper;
	/** The shop's own, for a machine that has other work. */
	timeoutScale: number;
	postgresUrl: string;
	booksUrl: string;
	sandbox: ScratchSandbox;
	mail: MailSink;
	/** Windows that had capacity at the last check. */
	windows: string[];
};

/** A shop of real processes, each of which can be killed and restarts automatically. */
export type ChaosShop = StressedShop & {
	/** How often the API died at each checkpoint. */
	deaths: Map<Point | 'anywhere', number>;
	kill(whom: 'api' | 'worker' | 'postgres'): Promise<void>;
	/** Stops all further kills. */
	calmDown(): void;
	close(): Promise<void>;
};

type Servers = Record<'postgres' | 'redis' | 'mail' | 'sandbox', { url: string }> & {
	port: number;
};

/** For the API and the worker of a shop that is put under stress. */
export function processEnv({ port, postgres, redis, mail, sandbox }: Servers): NodeJS.ProcessEnv {
	return {
		...process.env,
		PORT: String(port),
		DATABASE_URL: postgres.url,
		REDIS_URL: redis.url,
		MAIL_URL: mail.url,
		PICKING_SECRET,
		PAYMENT_SANDBOX_URL: sandbox.url,
		...sandboxSecrets,
		// Sign-ins whose answer was lost count as failures.
		CAPTCHA: 'off',
		LOG_LEVEL: 'fatal',
		NODE_ENV: 'development',
	};
}

export async function openChaosShop(seed: string, uptimeMs: number): Promise<ChaosShop> {
	const scratch = await openScratch('chaos');
	const reaper = callReaper(scratch.dir);
	const mail = await openMailSink();
	let isOpen = true;
	let isCalm = false;
	const restarts: Promise<void>[] = [];
	const close = async () => {
		isOpen = false;
		mail.close();
		// Wait for the restart loops, so that none starts a process after the list is read.
		await Promise.all(restarts);
		await scratch.close();
		reaper.stdin?.end();
	};
	try {
		const place = { dir: join(scratch.dir, 'postgres'), port: await findFreePort() };
		let postgres = await startServer(scratch, place);
		// The provider's ledger must survive the shop's database.
		const books = await startServer(scratch, {
			dir: join(scratch.dir, 'books'),
			port: await findFreePort(),
		});
		const redis = await startRedis({ dir: join(scratch.dir, 'redis'), port: await findFreePort() });
		scratch.keep(redis.process);
		await fillShop(postgres.url, STOCK);
		await openSupply(postgres.url);
		const windows = await supply(postgres.url);
		const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
		const origin = `http://localhost:${port}`;
		const sandbox = await launchSandbox({
			dir: scratch.dir,
			port: sandboxPort,
			databaseUrl: books.url,
			apiPort: port,
		});
		scratch.keep(sandbox.process);
		const env = {
			...processEnv({ port, postgres, redis, mail, sandbox }),
			// Processes start hundreds of times.
			NODE_COMPILE_CACHE: join(scratch.dir, 'compile-cache'),
		};
		const deaths: ChaosShop['deaths'] = new Map();
		const killed = new Set<number>();
		const opened = new Set<number>();
		const running: Record<'api' | 'worker', OwnProcess | null> = { api: null, worker: null };
		const choose = createSeededChoice(seed, 'deaths of the API');

		/** Some checkpoints are reached rarely; prefer those with the fewest deaths so far. */
		const leastVisited = (): Point => {
			const fewest = Math.min(...reached.map((point) => deaths.get(point) ?? 0));
			return choose(reached.filter((point) => (deaths.get(point) ?? 0) === fewest));
		};
		const restartOnExit = async (name: 'api' | 'worker') => {
			while (isOpen) {
				const point = isCalm ? 'nowhere' : leastVisited();
				const program =
					name === 'worker'
						? ['apps/api/src/worker.ts']
						: ['tools/chaos/mortal-api.ts', point, String(choose([1, 1, 2, 3])), String(uptimeMs)];
				// The folder in the arguments identifies the run that owns the process.
				const args = [...program, scratch.dir];
				const logFile = join(scratch.dir, `${name}.log`);
				const command = process.execPath;
				const own = await launch({ name, command, args, cwd: repoRoot, env, logFile });
				scratch.keep(own);
				running[name] = own;
				const hasOpened = () => isAnswering(origin).then((is) => is && opened.add(own.pid));
				while (isOpen && isRunning(own)) {
					if (name === 'api' && !opened.has(own.pid)) await hasOpened();
					await sleep(30);
				}
				if (!isOpen || name === 'worker') continue;
				const where = killed.has(own.pid) || point === 'nowhere' ? 'anywhere' : point;
				deaths.set(where, (deaths.get(where) ?? 0) + 1);
			}
		};
		const killProcess = (name: 'api' | 'worker') => {
			const own = running[name];
			if (!own || !isRunning(own)) return;
			// On a slow machine the API would never come up between two faults.
			if (name === 'api' && !opened.has(own.pid)) return;
			killed.add(own.pid);
			sendSignal(own, 'SIGKILL');
		};
		const restartPostgres = async () => {
			await killPostgres(postgres);
			for (let attempt = 0; ; attempt++) {
				try {
					postgres = await startServer(scratch, place);
					return;
				} catch (error) {
					if (attempt >= 20) throw error;
					await sleep(200);
				}
			}
		};
		restarts.push(restartOnExit('api'), restartOnExit('worker'));
		await waitUntilOpen(origin);
		return {
			insideOrigin: origin,
			enter: (address) => new HttpShopper(origin, { 'x-forwarded-for': address }),
			timeoutScale: 1,
			postgresUrl: postgres.url,
			booksUrl: books.url,
			sandbox,
			mail,
			windows,
			deaths,
			kill: async (whom) => (whom === 'postgres' ? restartPostgres() : killProcess(whom)),
			calmDown() {
				isCalm = true;
				if (running.api) opened.add(running.api.pid);
				killProcess('api');
			},
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

const OPENING_MS = 90_000;

export async function waitUntilOpen(origin: string): Promise<void> {
	const deadline = Date.now() + OPENING_MS;
	while (!(await isAnswering(origin))) {
		if (Date.now() > deadline) throw new Error('the API did not start');
		await sleep(100);
	}
}

async function isAnswering(origin: string): Promise<boolean> {
	return fetch(`${origin}/readyz`).then(
		(answer) => answer.ok,
		() => false,
	);
}

async function startServer(
	scratch: Scratch,
	where: { dir: string; port: number },
): Promise<Postgres> {
	const server = await startPostgres({ ...where, maxConnections: 60 });
	scratch.keep(server.process);
	return server;
}

/** Ends everything in the folder when this process is gone, however it went. */
export function callReaper(dir: string) {
	const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts'), dir], {
		detached: true,
		stdio: ['pipe', 'ignore', 'ignore'],
	});
	reaper.unref();
	return reaper;
}
