import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openChaosShop } from './chaos-shop.ts';
import { openClub } from './club.ts';
import { registerCustomers } from './customers.ts';
import { openDiary } from './diary.ts';
import { type EventCounts, floodEvents } from './events.ts';
import { planFaults } from './plan.ts';
import { createSeededChoice } from './seeded-choice.ts';
import { listWrong, settleAndCount, type Verdict } from './settle.ts';
import { goShopping } from './shoppers.ts';
import { replenish } from './supply.ts';
import { handOutGiftCards } from './wallets.ts';
import { type Watch, watchInvariants } from './watch.ts';

export type ChaosOptions = {
	/** From the first fault to the last. */
	minutes: number;
	seed: string;
	shoppers: number;
	postgresKills: number;
	/** How long each API serves before it may die at a checkpoint. */
	uptimeMs: number;
	/** Whether the run was asked to stop early. */
	isStopped: () => boolean;
	say: (line: string) => void;
};

export type ChaosOutcome = Verdict & {
	isGood: boolean;
	seed: string;
	checks: number;
	brokenMeanwhile: string[];
	bugs: string[];
	overdue: string[];
	acknowledged: number;
	/** Those of customers among them. */
	ofCustomers: number;
	merged: number;
	cancelled: number;
	picked: number;
	moved: number;
	added: number;
	withdrawn: number;
	refunded: number;
	refused: number;
	repeated: number;
	lostAnswers: number;
	postgresKills: number;
	workerKills: number;
	apiKills: Record<string, number>;
	events: EventCounts;
};

/** Time budget for starting up before the first fault and settling after the last. */
export const GRACE_MS = 180_000;
const CLOSING_MS = 15_000;
const SAY_EVERY = 4;

/** Injects all faults at once and checks the invariants during the run and at the end. */
export async function runChaos(input: ChaosOptions): Promise<ChaosOutcome | null> {
	const { seed } = input;
	const launchedAt = Date.now();
	const shop = await openChaosShop(seed, input.uptimeMs);
	try {
		const startedAt = Date.now();
		const end = startedAt + input.minutes * 60_000;
		input.say(`open after ${Math.round((startedAt - launchedAt) / 1000)} s`);
		const diary = openDiary();
		const customers = await registerCustomers(shop.postgresUrl, input.shoppers);
		await openClub(shop.postgresUrl);
		await handOutGiftCards(shop.postgresUrl);
		const watch: Watch = { checks: 0, broken: [] };
		const isOver = () => Date.now() >= end || input.isStopped();
		const customerOf = (number: number) => (number % 2 ? null : (customers[number / 2] ?? null));
		const shopping = Promise.all(
			Array.from({ length: input.shoppers }, (_, number) =>
				goShopping(shop, diary, { seed, number, customer: customerOf(number) }, isOver),
			),
		);
		const flood = floodEvents(shop, createSeededChoice(seed, 'events'), isOver);
		const supplied = replenish(shop.postgresUrl, isOver, (ids) => {
			if (ids.length > 0) shop.windows = ids;
		});
		const watched = watchInvariants(shop.postgresUrl, watch, isOver, input.say);
		// The awaits at the end report errors; this only prevents unhandled rejections.
		for (const work of [shopping, flood, supplied, watched]) work.catch(() => {});

		const kills = { api: 0, worker: 0, postgres: 0 };
		for (const [n, fault] of planFaults(
			seed,
			input.minutes * 60_000,
			input.postgresKills,
		).entries()) {
			while (Date.now() < startedAt + fault.atMs && !isOver()) await sleep(50);
			if (isOver()) break;
			await shop.sandbox.script(fault.script).catch(() => {});
			if (fault.kill) {
				kills[fault.kill]++;
				await shop.kill(fault.kill);
			}
			if (n % SAY_EVERY > 0) continue;
			input.say(
				`${diary.acknowledged.size} orders told, ${diary.refused} refused, ${sum(shop.deaths)} × API ` +
					`killed, ${kills.postgres} × PostgreSQL, ${watch.checks} invariant checks`,
			);
		}
		while (!isOver()) await sleep(50);
		if (input.isStopped()) return null;
		shop.calmDown();
		const events = await flood;
		await Promise.all([shopping, supplied, watched]);
		const deadline = launchedAt + input.minutes * 60_000 + GRACE_MS - CLOSING_MS;
		const verdict = await settleAndCount(shop, diary, customers, deadline);
		const { acknowledged, owners, reports, bugs, overdue, ...counts } = diary;
		const wrong = [...listWrong(verdict), ...watch.broken, ...bugs, ...overdue];
		return {
			isGood:
				wrong.length + events.wrong === 0 &&
				acknowledged.size > 0 &&
				counts.merged > 0 &&
				counts.byWallet > 0 &&
				verdict.points > 0 &&
				verdict.vouchersRedeemed > 0 &&
				watch.checks > 0,
			seed,
			...verdict,
			checks: watch.checks,
			brokenMeanwhile: watch.broken,
			bugs,
			overdue,
			acknowledged: acknowledged.size,
			ofCustomers: owners.size,
			...counts,
			lostAnswers: await countLostAnswers(shop.booksUrl),
			postgresKills: kills.postgres,
			workerKills: kills.worker,
			apiKills: Object.fromEntries(shop.deaths),
			events,
		};
	} finally {
		await shop.close();
	}
}

/** A reused idempotency key means that a response was lost. */
async function countLostAnswers(booksUrl: string): Promise<number> {
	const books = new Client(booksUrl);
	await books.connect();
	const { rows } = await books.query<{ lost: string }>(
		'SELECT coalesce(sum(times - 1), 0) AS lost FROM payment_sandbox.call',
	);
	await books.end();
	return Number(rows[0]?.lost);
}

function sum(counts: Map<unknown, number>): number {
	return [...counts.values()].reduce((total, count) => total + count, 0);
}
