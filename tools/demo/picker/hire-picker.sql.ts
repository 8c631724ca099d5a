import { sql } from 'kysely';
import type { Tx } from '../../../apps/api/src/db/schema.ts';

type PickerAccount = { tenantId: string; email: string; name: string; passwordHash: string };

/** A dispatcher, who may also hand over. */
export async function upsertPicker(tx: Tx, account: PickerAccount): Promise<string> {
	const { tenantId, email, name, passwordHash } = account;
	const { rows } = await sql<{ staff_id: string }>`
		INSERT INTO staff (tenant_id, email, name, roles, password_hash)
		VALUES (${tenantId}, ${email}, ${name}, ARRAY['dispatcher'], ${passwordHash})
		ON CONFLICT (email) DO UPDATE SET password_hash = EXCLUDED.password_hash, is_active = true
		RETURNING staff_id
	`.execute(tx);
	const staffId = rows[0]?.staff_id;
	if (!staffId) throw new Error('an upsert returned no row');
	return staffId;
}
