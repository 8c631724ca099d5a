import { sql } from 'kysely';
import type { Tx } from '../schema.ts';

/** The end of the write-ahead log, including commits that are not on disk yet. */
export async function findWritten(tx: Tx): Promise<bigint> {
	const { rows } = await sql<{ position: string | null }>`
		SELECT (pg_current_wal_insert_lsn() - '0/0')::text AS position
	`.execute(tx);
	return BigInt(rows[0]?.position ?? 0);
}

/** How far a replica has replayed; null for a server that is none. */
export async function findReplayed(tx: Tx): Promise<bigint | null> {
	const { rows } = await sql<{ position: string | null }>`
		SELECT (pg_last_wal_replay_lsn() - '0/0')::text AS position
	`.execute(tx);
	const position = rows[0]?.position;
	return position == null ? null : BigInt(position);
}
