import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { createPool, webDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import { createLogs } from '../../../apps/api/src/log.ts';
import { changeItem } from '../../../apps/api/src/modules/cart/change-items.service.ts';
import { readSession } from '../../../apps/api/src/modules/identity/sessions/sessions.service.ts';
import { listTenants, toTenant } from '../../../apps/api/src/modules/tenant/index.ts';
import { percentile } from '../figures.ts';
import { type HeardStatement, listening } from '../listening.ts';
import type { Load, MeasuredCart } from './cart-changes.ts';

export type Bare = {
	statements: number;
	run(seconds: number): Promise<Load>;
	close(): Promise<void>;
};

/** Records the statements of changes to these carts and replays them over pg alone. */
export async function openBaseline(
	url: string,
	carts: MeasuredCart[],
	clients: number,
): Promise<Bare> {
	const changes = await recordChanges(url, carts);
	const connections = Array.from({ length: clients }, () => new Client(url));
	for (const connection of connections) await connection.connect();
	return {
		statements: Math.max(...changes.map((change) => change.length)),
		async run(seconds) {
			const times: number[] = [];
			let next = 0;
			const startedAt = performance.now();
			const end = startedAt + seconds * 1000;
			const client = async (connection: Client) => {
				while (performance.now() < end) {
					const change = changes[next++ % changes.length] ?? [];
					const sentAt = performance.now();
					await replay(connection, change);
					times.push(performance.now() - sentAt);
				}
			};
			await Promise.all(connections.map(client));
			return {
				count: times.length,
				errors: 0,
				perSecond: times.length / ((performance.now() - startedAt) / 1000),
				p50: percentile(times, 0.5),
				p95: percentile(times, 0.95),
			};
		},
		async close() {
			for (const connection of connections) await connection.end();
		},
	};
}

/** A change is only written to the version that its first statement has read. */
async function replay(connection: Client, change: HeardStatement[]): Promise<void> {
	let version: unknown;
	for (const { rows: _, values = [], ...statement } of change) {
		const place = Number(/ version = \$(\d+)/.exec(statement.text)?.[1]) - 1;
		const own = values.map((value, index) => (index === place ? version : value));
		const { rows } = await connection.query({ ...statement, values: own });
		version = rows[0]?.version;
	}
}

/** How many statements a change of a signed-in customer takes, with reading the session. */
export async function countSignedIn(
	url: string,
	carts: MeasuredCart[],
	sessions: string[],
): Promise<number> {
	const changes = await recordChanges(url, carts, sessions);
	return Math.max(...changes.map((change) => change.length));
}

/** Makes one real change per cart through the module and records every statement. */
async function recordChanges(
	url: string,
	carts: MeasuredCart[],
	sessions: string[] = [],
): Promise<HeardStatement[][]> {
	const pool = createPool({
		url,
		size: 1,
		deadlines: webDeadlines,
		applicationName: 'korb-measure',
		onError: () => {},
	});
	const heard: HeardStatement[] = [];
	const db = createDatabase(listening(pool, heard));
	const [row] = await db.snapshot((tx) => listTenants(tx, ['korb']));
	if (!row) throw new Error('there is no demo shop');
	const context = {
		tenant: toTenant(row),
		locale: 'de-AT',
		requestId: 'measure',
		client: null,
		network: null,
		geocode: async () => null,
		spend: async () => async () => {},
		session: async () => null,
		log: createLogs({ level: 'error' }).process,
		db,
		reads: db,
	};
	const changes: HeardStatement[][] = [];
	try {
		for (const [n, { cookie, skus }] of carts.entries()) {
			heard.length = 0;
			const now = { ...context, now: new Date() };
			const session = sessions[n] ? await readSession(now, sessions[n]) : null;
			const owner = session
				? { kind: 'customer' as const, customerId: session.customerId }
				: { kind: 'guest' as const, tokenHash: tokenHashOf(cookie) };
			await changeItem(now, { owner, changeKey: null }, { sku: skus[0] ?? '', quantity: 6 });
			changes.push([...heard]);
		}
	} finally {
		await pool.end();
	}
	return changes;
}

function tokenHashOf(cookie: string): Buffer {
	const token = /__Host-cart=([\w-]+)/.exec(cookie)?.[1] ?? '';
	return createHash('sha256').update(token).digest();
}
