import { type ClientRequest, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { streamOrderEvents } from '@korb/contracts/admin/orders/order-desk-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { Client } from 'pg';
import { stopProcess } from '../../infrastructure/own-process.ts';
import type { Stack } from '../../stack/stack.ts';
import { openBrowser } from '../../workbench/browser.ts';
import { enterPassword } from './browser-session.ts';
import { hireManagers, signIn } from './staff-session.ts';

const BROWSERS = 50;
/** The API allows a person six streams. */
const STREAMS_PER_PERSON = 5;
const SECONDS = 60;
/** What pages load when they open, and the first round of the relay. */
const SETTLE_MS = 5000;
const DEADLINE_MS = 30_000;
/** Statements that the database is sent in a minute, by their text. */
type Statements = Map<string, number>;

/**
 * Today while nothing happens, without a browser, in one, and in fifty. Two cores do not run fifty
 * browsers: one is real, and the others are what it keeps open, a stream of events with a session of
 * its own. The worker, whose jobs are statements too, is stopped meanwhile.
 */
export async function measureLive(stack: Stack, say: (line: string) => void) {
	const client = new Client(stack.postgres.url);
	await client.connect();
	await stopProcess(stack.apps.worker);
	const browser = await openBrowser();
	const streams: Stream[] = [];
	try {
		await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
		const none = await listStatements(client);
		say(`no browser: ${sumOf(none)} statements in ${SECONDS} s`);

		const calls: string[] = [];
		const context = await browser.newContext({
			baseURL: `http://localhost:${stack.ports.admin}`,
			locale: 'de-AT',
		});
		const page = await context.newPage();
		await page.goto('/today');
		await enterPassword(page);
		await page.getByRole('table').first().waitFor();
		page.on('request', (outgoing) => calls.push(new URL(outgoing.url()).pathname));
		await setTimeout(SETTLE_MS);
		calls.length = 0;
		const one = await listStatements(client);
		say(`one browser: ${sumOf(one)} statements in ${SECONDS} s`);

		const people = await hireManagers(client, Math.ceil(BROWSERS / STREAMS_PER_PERSON));
		for (let number = 1; number < BROWSERS; number++) {
			const email = people[number % people.length];
			streams.push(await openStream(stack, await signIn(stack, email)));
		}
		await setTimeout(SETTLE_MS);
		calls.length = 0;
		const all = await listStatements(client);
		say(`${BROWSERS} browsers: ${sumOf(all)} statements in ${SECONDS} s`);
		for (const [query, count] of differenceOf(all, none)) say(`  ${count} × ${query}`);
		const callsOfPage = calls.length;

		const reached = await countReached(client, streams);
		return {
			isGood:
				callsOfPage === 0 &&
				reached === streams.length &&
				// Timers of the servers vary by a few; a browser that asks at all costs one or more.
				sumOf(all) - sumOf(one) < BROWSERS - 1,
			browsers: BROWSERS,
			seconds: SECONDS,
			statements: { none: sumOf(none), one: sumOf(one), all: sumOf(all) },
			callsOfPage,
			reached,
		};
	} finally {
		for (const { call } of streams) call.destroy();
		await browser.close();
		await client.end();
		await stack.restartApp('worker');
	}
}

async function listStatements(client: Client): Promise<Statements> {
	await client.query('SELECT pg_stat_statements_reset()');
	await setTimeout(SECONDS * 1000);
	const { rows } = await client.query<{ query: string; calls: number }>(
		`SELECT regexp_replace(query, '\\s+', ' ', 'g') AS query, sum(calls)::int AS calls
		FROM pg_stat_statements WHERE query NOT LIKE '%pg_stat_statements%' GROUP BY 1`,
	);
	return new Map(rows.map(({ query, calls }) => [query, calls]));
}

function sumOf(statements: Statements): number {
	return [...statements.values()].reduce((sum, calls) => sum + calls, 0);
}

function differenceOf(all: Statements, before: Statements): [string, number][] {
	return [...all]
		.map(([query, calls]): [string, number] => [
			query.slice(0, 100),
			calls - (before.get(query) ?? 0),
		])
		.filter(([, calls]) => calls > 0);
}

type Stream = { call: ClientRequest; received: () => string };

function openStream({ ports }: Stack, cookie: string): Promise<Stream> {
	return new Promise((resolve, reject) => {
		const call = request({
			...{ port: ports.admin, host: 'localhost', path: toPath(streamOrderEvents), agent: false },
			headers: { cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' },
		});
		call.once('error', reject).once('response', (answer) => {
			if (answer.statusCode !== 200) {
				reject(new Error(`the stream answered ${answer.statusCode}`));
				return;
			}
			let text = '';
			answer.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
			});
			answer.on('error', () => {});
			resolve({ call, received: () => text });
		});
		call.end();
	});
}

/** How many streams get an event of the last order; a silent one would cost nothing either. */
async function countReached(client: Client, streams: Stream[]): Promise<number> {
	const { rows } = await client.query<{ event_id: string }>(
		`INSERT INTO order_event (tenant_id, order_number, type)
		SELECT tenant_id, order_number, 'order.moved' FROM shop_order
		WHERE tenant_id = 'korb' ORDER BY placed_at DESC LIMIT 1 RETURNING event_id::text`,
	);
	const id = `id: ${rows[0]?.event_id}\n`;
	const count = () => streams.filter(({ received }) => received().includes(id)).length;
	const deadline = performance.now() + DEADLINE_MS;
	while (count() < streams.length && performance.now() < deadline) await setTimeout(200);
	return count();
}
