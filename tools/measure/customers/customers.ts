import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { Client } from 'pg';
import { createPool, webDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import { listSuggestions } from '../../../apps/api/src/modules/favorites/suggestions.service.ts';
import { findLogin } from '../../../apps/api/src/modules/identity/customers.sql.ts';
import { hashPassword } from '../../../apps/api/src/modules/identity/passwords/password-hash.ts';
import { readCustomer } from '../../../apps/api/src/modules/identity/profile.service.ts';
import { listCustomerOrders } from '../../../apps/api/src/modules/order/customer-orders.service.ts';
import { openScratch } from '../../infrastructure/scratch.ts';
import { percentile, round } from '../figures.ts';
import { type HeardStatement, listening } from '../listening.ts';
import type { Measurement, MeasureOptions } from '../measurement.ts';
import { contextOf, prepareShop, startScratchServers } from '../scratch-shop.ts';
import { fillCustomers } from './customers-fill.sql.ts';

const CALLS = 2000;
/** A connection plans a statement anew for its first five calls. */
const WARM_UP = 10;
const LIMIT_MS = 20;

type Person = { customer_id: string; email: string };

/** What the account pages of random customers among many read, and the plan of each statement. */
export async function measureCustomers({ say, customers }: MeasureOptions): Promise<Measurement> {
	const scratch = await openScratch('measure-customers');
	try {
		const { postgres, env } = await startScratchServers(scratch);
		await prepareShop(env);
		const startedAt = performance.now();
		await fillCustomers(postgres.url, customers, await hashPassword('marille und kren'));
		say(`${customers} customers in ${round((performance.now() - startedAt) / 1000, 0)} s`);
		const client = new Client(postgres.url);
		await client.connect();
		const { rows: people } = await client.query<Person>(
			`SELECT customer_id, email FROM customer ORDER BY random() LIMIT ${CALLS + WARM_UP}`,
		);
		const heard: HeardStatement[] = [];
		const times = await readAccounts(postgres.url, people, heard);
		const plans = await explain(client, heard);
		for (const line of plans.flat()) say(line);
		await client.end();
		const figures = Object.entries(times).map(([name, measured]) => {
			const [p50, p95] = [percentile(measured, 0.5), percentile(measured, 0.95)];
			say(`${name}: p50 ${round(p50)} ms, p95 ${round(p95)} ms`);
			return [name, round(p95)];
		});
		const isIndexed = !plans
			.flat()
			.some((line) => /Seq Scan on (?:customer|shop_order)/.test(line));
		return {
			isGood: isIndexed,
			customers,
			p95: Object.fromEntries(figures),
			limitMs: LIMIT_MS,
			isIndexed,
		};
	} finally {
		await scratch.close();
	}
}

/** Times of each call, over one connection. */
async function readAccounts(
	url: string,
	people: Person[],
	heard: HeardStatement[],
): Promise<Record<string, number[]>> {
	const pool = createPool({
		url,
		size: 1,
		deadlines: webDeadlines,
		applicationName: 'korb-measure',
		onError: () => {},
	});
	try {
		const db = createDatabase(listening(pool, heard));
		const context = await contextOf(db);
		heard.length = 0;
		const calls: Record<string, (person: Person) => Promise<unknown>> = {
			orders: (person) => listCustomerOrders(signedIn(person), { text: '', pageSize: 10 }),
			suggestions: (person) => listSuggestions(signedIn(person), DEFAULT_REGION),
			customer: (person) => readCustomer(signedIn(person)),
			login: ({ email }) => db.single((tx) => findLogin(tx, context.tenant.id, email)),
		};
		const signedIn = ({ customer_id: customerId }: Person) => ({
			...context,
			session: async () => ({ customerId, sessionId: '', isPersistent: true }),
		});
		const times: Record<string, number[]> = {};
		for (const [name, call] of Object.entries(calls)) {
			const measured: number[] = [];
			for (const person of people) {
				const startedAt = performance.now();
				await call(person);
				measured.push(performance.now() - startedAt);
			}
			times[name] = measured.slice(WARM_UP);
		}
		return times;
	} finally {
		await pool.end();
	}
}

/** The plan of each statement, without the partitions it does not read. */
async function explain(client: Client, heard: HeardStatement[]): Promise<string[][]> {
	const byText = new Map(heard.map((statement) => [statement.text, statement]));
	const plans: string[][] = [];
	for (const { text, values } of byText.values()) {
		if (!values) continue;
		const { rows } = await client.query<{ 'QUERY PLAN': string }>(
			`EXPLAIN (ANALYZE, BUFFERS) ${text}`,
			values,
		);
		plans.push([text.trim(), ...withoutUnread(rows.map((row) => row['QUERY PLAN']))]);
	}
	return plans;
}

function withoutUnread(lines: string[]): string[] {
	let isUnread = false;
	return lines.filter((line) => {
		if (line.includes('->')) isUnread = line.includes('(never executed)');
		return !isUnread;
	});
}
