import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Tx } from '../schema.ts';

/** An answer is kept for those who are told of the same change, not longer. */
const KEPT_MS = 10_000;

/** What the answer depends on, and nothing else: people who see the same share it. */
export type Scope = { tenantId: string; units: string[] | null };

type Read<T> = {
	scope: Scope;
	/** At least so new, by the clock of the database. Without it, the answer is read for the caller. */
	asOf: string | undefined;
	load: (tx: Tx, scope: Scope) => Promise<T>;
};
export type SharedReads<T> = (read: Read<T>) => Promise<T>;

type Answer<T> = { value: T; asOf: string };

/**
 * One read for everybody who may see the same. The moment that the caller knows of, not a message
 * to this process, says whether an answer is new enough: the change may have been made, and told,
 * by another replica.
 */
export function createSharedReads<T>(db: Database): SharedReads<T> {
	const latest = new Map<string, Promise<Answer<T>>>();

	function begin(key: string, { scope: { tenantId, units }, load }: Read<T>): Promise<Answer<T>> {
		const answer = db.snapshot(async (tx) => {
			const asOf = await readStart(tx);
			return { asOf, value: await load(tx, { tenantId, units }) };
		});
		const forget = () => {
			if (latest.get(key) === answer) latest.delete(key);
		};
		latest.set(key, answer);
		answer.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
		return answer;
	}

	return async (read) => {
		const key = keyOf(read.scope);
		const { asOf } = read;
		const known = asOf === undefined ? undefined : latest.get(key);
		if (asOf === undefined || !known) return (await begin(key, read)).value;
		const answer = await known;
		if (answer.asOf >= asOf) return answer.value;
		// One that began meanwhile is newer than this call, and so than what the caller knows of.
		const next = latest.get(key);
		return (await (next && next !== known ? next : begin(key, read))).value;
	};
}

function keyOf({ tenantId, units }: Scope): string {
	return JSON.stringify([tenantId, units && [...new Set(units)].toSorted()]);
}

/** Everything committed before it is part of the snapshot. */
async function readStart(tx: Tx): Promise<string> {
	const { rows } = await sql<{ as_of: string }>`
		SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS as_of
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('a select without a table returned no row');
	return row.as_of;
}
