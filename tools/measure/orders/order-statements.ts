import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { apiEnv, readEnv } from '../../../apps/api/src/env.ts';
import { startApi } from '../../../apps/api/src/start-api.ts';
import { HttpShopper } from '../../checkout/http-shopper.ts';
import { type HeardStatement, listening } from '../listening.ts';

export type BaselineOrders = {
	statements: number;
	transactions: number;
	/** Places one more order with baseline statements. */
	order(): Promise<void>;
	close(): Promise<void>;
};

/** Records the statements of one order and replays them over pg with new ids. */
export async function openBaselineOrders(
	env: NodeJS.ProcessEnv,
	input: { port: number; skus: string[]; windowId: string; clients: number },
): Promise<BaselineOrders> {
	const heard = await recordOrder(env, input);
	const free: Client[] = [];
	for (let n = 0; n < input.clients; n++) {
		const client = new Client(env['DATABASE_URL']);
		// The failing statement reports the error as well.
		client.on('error', () => {});
		await client.connect();
		free.push(client);
	}
	const all = [...free];
	return {
		statements: heard.length,
		transactions: heard.filter(({ text }) => /^commit/i.test(text)).length,
		async order() {
			const client = free.pop();
			if (!client) throw new Error('more clients than connections');
			await replay(client, heard);
			free.push(client);
		},
		async close() {
			for (const client of all) await client.end();
		},
	};
}

/** One order through the API, over a single connection so that no other statements interleave. */
async function recordOrder(
	source: NodeJS.ProcessEnv,
	input: { port: number; skus: string[]; windowId: string },
): Promise<HeardStatement[]> {
	const heard: HeardStatement[] = [];
	const api = await startApi(readEnv(apiEnv, source), {
		poolSize: 1,
		onPool: (pool) => listening(pool, heard),
	});
	try {
		for (let tries = 0; tries < MAX_TRIES; tries++) {
			const shopper = await HttpShopper.enter(`http://localhost:${input.port}`);
			heard.length = 0;
			await shopper.order(input.skus, input.windowId);
			if (await isHandled(heard)) return heard.filter(({ text }) => !/ from tenant/i.test(text));
		}
		throw new Error('the provider’s event was not handled: the machine is too busy');
	} finally {
		await api.stop();
	}
}

const MAX_TRIES = 5;
const HANDLED_WITHIN_MS = 5000;

/**
 * The provider's event is part of the order. When the only connection is busy, it is left to the
 * worker, which does not run yet.
 */
async function isHandled(heard: HeardStatement[]): Promise<boolean> {
	const end = performance.now() + HANDLED_WITHIN_MS;
	while (performance.now() < end) {
		if (heard.some(({ text, rows }) => /handled_at = now/.test(text) && rows)) return true;
		await sleep(20);
	}
	return false;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Replaces what was new in the recorded order: ids that a statement introduced, and values that its
 * result returns instead of the recorded ones.
 */
async function replay(client: Client, heard: HeardStatement[]): Promise<void> {
	const known = new Map<unknown, unknown>();
	const tokens = new Map<string, Buffer>();
	const born = new Set(bornIds(heard));
	const renew = (value: unknown): unknown => {
		if (Buffer.isBuffer(value)) {
			const key = value.toString('hex');
			const token = tokens.get(key) ?? randomBytes(32);
			tokens.set(key, token);
			return token;
		}
		if (value instanceof Date) return known.get(value.getTime()) ?? value;
		if (typeof value === 'string' && born.has(value) && !known.has(value)) {
			known.set(value, value.startsWith('pay_') ? `pay_${randomUUID()}` : randomUUID());
		}
		if (known.has(value)) return known.get(value);
		if (typeof value !== 'string' || value.length < 36) return value;
		let text = value;
		for (const [old, now] of known) {
			if (typeof old === 'string' && old.length >= 20) text = text.replaceAll(old, String(now));
		}
		return text;
	};
	for (const { name, text, values, rows } of heard) {
		const statement = values ? { ...(name && { name }), text, values: values.map(renew) } : text;
		const answer = await client.query<Record<string, unknown>>(statement as string);
		for (const [column, old] of Object.entries(rows?.[0] ?? {})) {
			const now = answer.rows[0]?.[column];
			if (old instanceof Date && now instanceof Date) known.set(old.getTime(), now);
			else if (/cart_id|order_?number/i.test(column)) known.set(old, now);
		}
	}
}

/** Ids that the program generated or received from the provider: they first appear as values. */
function bornIds(heard: HeardStatement[]): string[] {
	const told = new Set<unknown>();
	const born: string[] = [];
	for (const { text, values = [], rows = [] } of heard) {
		for (const value of values) {
			if (typeof value !== 'string' || told.has(value)) continue;
			const isNew = /insert into payment_(?:attempt|event) /i.test(text);
			if ((isNew && (uuid.test(value) || value.startsWith('evt_'))) || value.startsWith('pay_')) {
				born.push(value);
			}
		}
		for (const row of rows) for (const value of Object.values(row)) told.add(value);
	}
	return born;
}
