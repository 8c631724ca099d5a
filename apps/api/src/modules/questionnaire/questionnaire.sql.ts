import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Questionnaires live on pages; where two share a name, the one published last counts. */
export async function findQuestionnaireBlock(
	tx: Tx,
	tenantId: string,
	name: string,
): Promise<unknown> {
	const { rows } = await sql<{ block: unknown }>`
		SELECT block FROM content_document
		CROSS JOIN LATERAL jsonb_path_query_first(
			document -> 'blocks', '$.** ? (@.type == "questionnaire" && @.name == $name)',
			jsonb_build_object('name', ${name}::text)
		) AS block
		WHERE tenant_id = ${tenantId} AND kind IN ('page', 'route-page') AND block IS NOT NULL
		ORDER BY published_at DESC LIMIT 1
	`.execute(tx);
	return rows[0]?.block ?? null;
}

export async function insertAnswers(
	tx: Tx,
	tenantId: string,
	questionnaire: string,
	answers: object,
): Promise<string> {
	const { rows } = await sql<{ answer_id: string }>`
		INSERT INTO questionnaire_answer (tenant_id, questionnaire, answers)
		VALUES (${tenantId}, ${questionnaire}, ${JSON.stringify(answers)})
		RETURNING answer_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('the answers were not written');
	return row.answer_id;
}
