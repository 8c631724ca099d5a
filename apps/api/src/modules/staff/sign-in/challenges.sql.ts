import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type Challenge = { challengeHash: Buffer; visitHash: Buffer; staffId: string | null };

export async function insertChallenge(
	tx: Tx,
	{ challengeHash, visitHash, staffId }: Challenge,
	validMinutes: number,
): Promise<void> {
	await sql`
		INSERT INTO staff_challenge (challenge_hash, visit_hash, staff_id, expires_at)
		VALUES (${challengeHash}, ${visitHash}, ${staffId}::uuid,
			now() + make_interval(mins => ${validMinutes}))
	`.execute(tx);
}

/** A challenge is answered once, by the browser that asked, for what it asked. */
export async function takeChallenge(tx: Tx, challenge: Challenge): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM staff_challenge
		WHERE challenge_hash = ${challenge.challengeHash} AND visit_hash = ${challenge.visitHash}
			AND staff_id IS NOT DISTINCT FROM ${challenge.staffId}::uuid AND expires_at > now()
	`.execute(tx);
	return numAffectedRows === 1n;
}
