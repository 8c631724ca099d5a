import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export type PictureRow = { source: object; photo: Buffer | null };

export async function findPicture(tx: Tx, pictureId: string): Promise<PictureRow | null> {
	const { rows } = await sql<PictureRow>`
		SELECT source, photo FROM picture WHERE picture_id = ${pictureId}
	`.execute(tx);
	return rows[0] ?? null;
}
