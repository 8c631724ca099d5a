import { postLogin } from '@korb/contracts/customer/customer-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { insertCustomers } from '../checkout/customers.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { median, round } from './figures.ts';
import type { Measurement, MeasureOptions } from './measurement.ts';
import { prepareShop, startScratchApi, startScratchServers, vacuum } from './scratch-shop.ts';

const CLIENTS = 4;
const CUSTOMERS = 500;
/** Hashing dominates; everything else may cost a quarter of it. */
const MIN_RATIO = 0.8;
/** A cheap call that arrives meanwhile must not wait for a hash. */
const MAX_DELAY_MS = 50;
const PASSWORD = 'marille und kren';
const ARGON2ID: Algorithm.Argon2id = 2;

/** Signs customers in through one API process, against bare hashing on the same cores. */
export async function measureLogins({
	say,
	seconds,
	rounds,
}: MeasureOptions): Promise<Measurement> {
	const scratch = await openScratch('measure-logins');
	try {
		const { postgres, port, env } = await startScratchServers(scratch);
		await prepareShop(env);
		const stored = await hash(PASSWORD, {
			algorithm: ARGON2ID,
			memoryCost: 19_456,
			timeCost: 2,
			parallelism: 1,
		});
		const emails = Array.from({ length: CUSTOMERS }, (_, n) => `measure-${n}@korb.example`);
		await insertCustomers(postgres.url, emails, stored);
		await vacuum(postgres.url);
		await startScratchApi(scratch, { port, env });
		const logIn = await openBrowser(port);
		await repeat(2, logIn);
		const runs: { shop: number; bare: number; ratio: number; delayMs: number }[] = [];
		for (let run = 0; run < rounds; run++) {
			const bare = await repeat(seconds, async () => void (await verify(stored, PASSWORD)));
			const delays = probe(`http://localhost:${port}${toPath(getCsrf)}`);
			const shop = await repeat(seconds, logIn);
			const delayMs = await delays.stop();
			runs.push({ shop, bare, ratio: shop / bare, delayMs });
			say(`logins ${round(shop)}/s; bare hashing ${round(bare)}/s; delay ${round(delayMs)} ms`);
		}
		const of = (pick: (run: (typeof runs)[number]) => number) => round(median(runs.map(pick)));
		return {
			isGood: true,
			clients: CLIENTS,
			perSecond: of((run) => run.shop),
			barePerSecond: of((run) => run.bare),
			ratio: of((run) => run.ratio),
			minRatio: MIN_RATIO,
			delayMs: of((run) => run.delayMs),
			maxDelayMs: MAX_DELAY_MS,
		};
	} finally {
		await scratch.close();
	}
}

/** Signs in as one customer after the other, each from an address of their own. */
async function openBrowser(port: number): Promise<(count: number) => Promise<void>> {
	const origin = `http://localhost:${port}`;
	const visit = await fetch(origin + toPath(getCsrf));
	const cookies = visit.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
	const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
	return async (count) => {
		const number = count % CUSTOMERS;
		const answer = await fetch(origin + toPath(postLogin), {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				cookie: cookies.join('; '),
				'x-xsrf-token': token,
				'sec-fetch-site': 'same-origin',
				'x-forwarded-for': `10.${number >> 8}.${number & 255}.1`,
			},
			body: JSON.stringify({ email: `measure-${number}@korb.example`, password: PASSWORD }),
		});
		if (!answer.ok) throw new Error(`a sign-in failed: ${await answer.text()}`);
		await answer.arrayBuffer();
	};
}

/** Calls per second of several clients. */
async function repeat(seconds: number, work: (count: number) => Promise<void>): Promise<number> {
	const end = performance.now() + seconds * 1000;
	let count = 0;
	const client = async () => {
		while (performance.now() < end) await work(count++);
	};
	const start = performance.now();
	await Promise.all(Array.from({ length: CLIENTS }, client));
	return (count * 1000) / (performance.now() - start);
}

/** Median time of a call without a hash, every 20 ms. */
function probe(url: string): { stop(): Promise<number> } {
	const times: number[] = [];
	let isStopped = false;
	const running = (async () => {
		while (!isStopped) {
			const start = performance.now();
			await (await fetch(url)).arrayBuffer();
			times.push(performance.now() - start);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	})();
	return {
		async stop() {
			isStopped = true;
			await running;
			return median(times);
		},
	};
}
