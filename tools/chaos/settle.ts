import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxPayment } from '@korb/contracts/order/payment-sandbox';
import { Client } from 'pg';
import { type BrokenInvariant, findBroken } from '../../apps/api/src/db/invariants/check.ts';
import type { StressedShop } from './chaos-shop.ts';
import { comparePoints, countRedeemed } from './club.ts';
import { compareLists } from './customers.ts';
import type { ChaosCustomer, Diary } from './diary.ts';
import { compareMails } from './mails.ts';
import { compareCards } from './saved-cards.ts';
import { listUnaccounted } from './supply.ts';

export type Verdict = {
	orders: number;
	broken: BrokenInvariant[];
	/** Orders that were acknowledged to a browser but do not exist. */
	missing: string[];
	/** Payments whose amounts differ between shop and provider. */
	disagreed: string[];
	/** Supplied units that are neither in stock nor held. */
	unaccounted: string[];
	/** Missing or unexpected emails: each order event must have exactly one. */
	undelivered: string[];
	/** Orders that are missing in the list of their customer, or are in another's. */
	unlisted: string[];
	/** Saved cards that only the shop or only the provider knows. */
	strayCards: string[];
	/** Orders whose points differ from a recount. */
	miscounted: string[];
	points: number;
	vouchersRedeemed: number;
	payments: number;
	mails: number;
	/** Emails delivered to the mail server more than once, with the same message id. */
	mailsRepeated: number;
};

/** Everything that must not have happened. */
export function listWrong(verdict: Verdict): unknown[] {
	const { broken, missing, disagreed, unaccounted, undelivered } = verdict;
	const { unlisted, strayCards, miscounted } = verdict;
	return [
		...[broken, missing, disagreed, unaccounted],
		...[undelivered, unlisted, strayCards, miscounted],
	].flat();
}

const OPEN = `status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned')`;

/** Simulates half an hour passing, lets the worker finish, and then checks everything. */
export async function settleAndCount(
	shop: StressedShop,
	diary: Diary,
	customers: ChaosCustomer[],
	deadline: number,
): Promise<Verdict> {
	await shop.sandbox.script({});
	const client = new Client(shop.postgresUrl);
	client.on('error', () => {});
	await client.connect();
	try {
		await waitUntilSettled(client, deadline);
		const { rows: orders } = await client.query<{ number: string }>(
			'SELECT order_number::text AS number FROM shop_order',
		);
		const known = new Set(orders.map(({ number }) => number));
		return {
			orders: orders.length,
			broken: await findBroken(shop.postgresUrl),
			missing: [...diary.acknowledged.keys()].filter((number) => !known.has(number)),
			unaccounted: await listUnaccounted(shop.postgresUrl),
			unlisted: await compareLists(shop, client, diary, customers),
			strayCards: await compareCards(shop, client),
			...(await compareMails(shop.mail, client)),
			...(await comparePoints(client)),
			vouchersRedeemed: await countRedeemed(client),
			...(await compareBooks(shop, client)),
		};
	} finally {
		await client.end();
	}
}

/** Lets half an hour pass for payments and jobs, until the worker has nothing left to do. */
export async function waitUntilSettled(client: Client, deadline: number): Promise<void> {
	for (;;) {
		await client.query(
			`UPDATE payment_attempt SET next_poll_at = now(), created_at = now() - interval '29 minutes'
			WHERE ${OPEN}`,
		);
		await client.query(
			`UPDATE payment_operation SET next_try_at = now() WHERE outcome = 'unknown'`,
		);
		await client.query('UPDATE payment_event SET due_at = now() WHERE handled_at IS NULL');
		const { rows } = await client.query<{ left: number }>(
			`SELECT (SELECT count(*) FROM payment_attempt WHERE ${OPEN})
				+ (SELECT count(*) FROM payment_operation WHERE operation IN ('capture', 'refund') AND outcome = 'unknown')
				AS left`,
		);
		const left = Number(rows[0]?.left) + (await countPending(client));
		if (left === 0 || Date.now() > deadline) return;
		await sleep(1000);
	}
}

/** Counts what order events still have to cause, and makes pending retries due now. */
async function countPending(client: Client): Promise<number> {
	const jobs = `name IN ('send-mail', 'settle-points', 'delete-saved-card') AND state IN ('created', 'retry', 'active')`;
	await client.query(
		`UPDATE pgboss.job SET start_after = now()
		WHERE ${jobs} AND state <> 'active' AND start_after > now()`,
	);
	const { rows } = await client.query<{ pending: number }>(
		`SELECT (SELECT count(*) FROM order_event WHERE sent_at IS NULL)
			+ (SELECT count(*) FROM pgboss.job WHERE ${jobs}) AS pending`,
	);
	return Number(rows[0]?.pending);
}

type Payment = Pick<
	SandboxPayment,
	'id' | 'status' | 'authorisedCents' | 'capturedCents' | 'refundedCents'
>;
type Attempt = {
	payment_id: string;
	status: string;
	authorised: number;
	captured: number;
	refunded: number;
};

/** The provider's authorisations, captures and refunds must match the shop's orders. */
async function compareBooks(shop: StressedShop, client: Client) {
	const { rows } = await client.query<Attempt>(
		`SELECT payment_id, status, authorised_cents AS authorised, captured_cents AS captured,
			refunded_cents AS refunded
		FROM payment_attempt WHERE payment_id IS NOT NULL`,
	);
	const known = new Map(rows.map((row) => [row.payment_id, row]));
	const books = new Client(shop.booksUrl);
	await books.connect();
	const { rows: payments } = await books.query<Payment>(
		`SELECT payment_id AS id, status, authorised_cents AS "authorisedCents",
			captured_cents AS "capturedCents", refunded_cents AS "refundedCents" FROM payment_sandbox.payment`,
	);
	await books.end();
	const disagreed = payments.filter((payment) => {
		const attempt = known.get(payment.id);
		const reserved = payment.status === 'authorised' ? payment.authorisedCents : 0;
		const wanted = attempt?.status === 'ordered' ? attempt.authorised : 0;
		return (
			reserved !== wanted ||
			payment.capturedCents !== (attempt?.captured ?? 0) ||
			payment.refundedCents !== (attempt?.refunded ?? 0)
		);
	});
	return {
		payments: payments.length,
		disagreed: disagreed.map(
			({ id, status }) => `${id}: ${status} there, ${known.get(id)?.status ?? 'unknown'} here`,
		),
	};
}
