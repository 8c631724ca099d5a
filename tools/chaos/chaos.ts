import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxScript } from '@korb/contracts/payment-sandbox';
import { Client } from 'pg';
import type { Checkpoint } from '../../apps/api/src/modules/order/index.ts';
import { openChaosShop } from './chaos-shop.ts';
import { type EventCounts, floodEvents } from './events.ts';
import { roll } from './roll.ts';
import { settleAndCount, type Verdict } from './settle.ts';
import { type Diary, goShopping } from './shoppers.ts';

export type ChaosWish = {
	minutes: number;
	/** Also when the time is over, it goes on until there were so many. */
	lostAnswers: number;
	events: number;
	postgresKills: number;
	/** At each of the points. */
	killsPerPoint: number;
	points?: readonly Parameters<Checkpoint>[0][];
	say: (line: string) => void;
};

export type ChaosOutcome = Verdict & {
	isGood: boolean;
	acknowledged: number;
	cancelled: number;
	picked: number;
	moved: number;
	added: number;
	withdrawn: number;
	refunded: number;
	repeated: number;
	lostAnswers: number;
	postgresKills: number;
	workerKills: number;
	apiKills: Record<string, number>;
	events: EventCounts;
	mails: number;
};

const SHOPPERS = 4;
const SETTLE_MS = 120_000;
/** Whatever the machine does in between: a run that reaches its counts no more has to end. */
const OVERTIME_MS = 20 * 60_000;

const faults: Partial<SandboxScript>[] = [
	{},
	{ webhook: 'duplicate' },
	{ webhook: 'early' },
	{ webhook: 'never' },
	{ webhook: 'late', lateMs: 500 },
	{ changeAmountCents: 7 },
	{ delayMs: 60 },
	{ loseAnswers: { operation: 'create', times: 1 } },
	{ loseAnswers: { operation: 'create', times: 2 } },
	{ loseAnswers: { operation: 'status', times: 1 } },
	{ loseAnswers: { operation: 'capture', times: 2 } },
	{ loseAnswers: { operation: 'void', times: 2 } },
	{ loseAnswers: { operation: 'refund', times: 2 } },
];

const losses = faults.filter(({ loseAnswers }) => loseAnswers);

/** Everything that can go wrong goes wrong at once, and afterwards every promise is looked at. */
export async function runChaos(wish: ChaosWish): Promise<ChaosOutcome> {
	const shop = await openChaosShop(wish.points);
	try {
		const diary: Diary = {
			acknowledged: new Set(),
			cancelled: 0,
			picked: 0,
			moved: 0,
			added: 0,
			withdrawn: 0,
			refunded: 0,
			refused: 0,
			repeated: 0,
		};
		const startedAt = Date.now();
		const end = startedAt + wish.minutes * 60_000;
		const latest = end + OVERTIME_MS;
		let lostAnswers = 0;
		let postgresKills = 0;
		let workerKills = 0;
		let isOver = false;
		const hasEnough = () =>
			lostAnswers >= wish.lostAnswers &&
			postgresKills >= wish.postgresKills &&
			(wish.points ?? []).every((point) => (shop.deaths.get(point) ?? 0) >= wish.killsPerPoint);
		const shopping = Promise.all(
			Array.from({ length: SHOPPERS }, () => goShopping(shop, diary, () => isOver)),
		);
		const flood = floodEvents(shop, wish.events);
		// Told by whoever waits for them in the end.
		for (const work of [shopping, flood]) work.catch(() => {});
		while ((Date.now() < end || !hasEnough()) && Date.now() < latest) {
			// Answers get lost more often as long as too few were.
			const wanted = lostAnswers < wish.lostAnswers ? [...faults, ...losses, ...losses] : faults;
			await shop.sandbox.script(roll(wanted)).catch(() => {});
			await sleep(1500);
			if (Math.random() < 0.1) shop.killApi();
			if (Math.random() < 0.05) {
				shop.killWorker();
				workerKills++;
			}
			const share = (Date.now() - startedAt) / (wish.minutes * 60_000);
			if (
				postgresKills < wish.postgresKills &&
				share > (postgresKills + 0.5) / wish.postgresKills
			) {
				await shop.killPostgres();
				postgresKills++;
			}
			lostAnswers = await countLostAnswers(shop.booksUrl);
			wish.say(
				`${diary.acknowledged.size} orders told, ${sum(shop.deaths)} × API killed, ` +
					`${postgresKills} × PostgreSQL, ${lostAnswers} answers lost`,
			);
		}
		const events = await flood;
		isOver = true;
		shop.calmDown();
		await shopping;
		const verdict = await settleAndCount(shop, diary.acknowledged, SETTLE_MS);
		const { broken, missing, disagreed } = verdict;
		return {
			isGood: broken.length + missing.length + disagreed.length + events.wrong === 0 && hasEnough(),
			...verdict,
			acknowledged: diary.acknowledged.size,
			cancelled: diary.cancelled,
			picked: diary.picked,
			moved: diary.moved,
			added: diary.added,
			withdrawn: diary.withdrawn,
			refunded: diary.refunded,
			repeated: diary.repeated,
			lostAnswers,
			postgresKills,
			workerKills,
			apiKills: Object.fromEntries(shop.deaths),
			events,
			mails: shop.mail.subjects.length,
		};
	} finally {
		await shop.close();
	}
}

/** A key that was used again had an answer that did not arrive. */
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
