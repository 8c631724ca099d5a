import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export async function hasPicture(tx: Tx, pictureId: string): Promise<boolean> {
	const { rows } = await sql`SELECT FROM picture WHERE picture_id = ${pictureId}`.execute(tx);
	return rows.length > 0;
}

export async function insertPhoto(tx: Tx, pictureId: string, source: object, photo: Buffer) {
	await sql`
		INSERT INTO picture (picture_id, source, photo)
		VALUES (${pictureId}, ${JSON.stringify(source)}::jsonb, ${photo}) ON CONFLICT DO NOTHING
	`.execute(tx);
}

export async function insertPictures(tx: Tx, pictures: { id: string; source: object }[]) {
	await sql`
		INSERT INTO picture (picture_id, source)
		SELECT id, source FROM json_to_recordset(${JSON.stringify(pictures)}::json)
			AS record (id text, source jsonb)
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
