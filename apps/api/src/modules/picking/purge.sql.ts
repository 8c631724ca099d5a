import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Long enough for complaints; after that it would only tell how fast somebody works. */
const RETENTION_DAYS = 90;

/** The order keeps what was packed; who put it into the crate is forgotten. */
export async function purgePicking(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM picking_result
		WHERE recorded_at < now() - make_interval(days => ${RETENTION_DAYS})
	`.execute(tx);
	await sql`
		DELETE FROM order_crate WHERE labelled_at < now() - make_interval(days => ${RETENTION_DAYS})
	`.execute(tx);
	await sql`
		DELETE FROM picking_wave WHERE created_at < now() - make_interval(days => ${RETENTION_DAYS})
	`.execute(tx);
}
