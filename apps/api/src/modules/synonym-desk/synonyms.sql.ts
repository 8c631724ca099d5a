import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type SynonymRow = { synonym_id: number; terms: string[] };

export async function listSynonymRows(tx: Tx, tenantId: string): Promise<SynonymRow[]> {
	const { rows } = await sql<SynonymRow>`
		SELECT synonym_id, terms FROM search_synonym
		WHERE tenant_id = ${tenantId} ORDER BY synonym_id DESC
	`.execute(tx);
	return rows;
}

export async function insertSynonym(
	tx: Tx,
	tenantId: string,
	terms: readonly string[],
): Promise<number> {
	const { rows } = await sql<{ synonym_id: number }>`
		INSERT INTO search_synonym (tenant_id, terms) VALUES (${tenantId}, ${[...terms]}::text[])
		RETURNING synonym_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('no synonym was stored');
	return row.synonym_id;
}

/** The terms that were removed. */
export async function deleteSynonymRow(
	tx: Tx,
	tenantId: string,
	synonymId: number,
): Promise<string[] | null> {
	const { rows } = await sql<{ terms: string[] }>`
		DELETE FROM search_synonym WHERE tenant_id = ${tenantId} AND synonym_id = ${synonymId}
		RETURNING terms
	`.execute(tx);
	return rows[0]?.terms ?? null;
}
