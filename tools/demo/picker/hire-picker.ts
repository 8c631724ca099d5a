import { randomBytes } from 'node:crypto';
import type { Database } from '../../../apps/api/src/db/database.ts';
import { hashPassword } from '../../../apps/api/src/modules/identity/index.ts';
import { upsertPicker } from './hire-picker.sql.ts';
import { Office } from './office.ts';

export type Picker = { tenantId: string; staffId: string; office: Office };

/** An account of its own, since a person has one wave. Each start changes its password, which nobody knows. */
export async function hirePicker(
	db: Database,
	{ tenantId, adminUrl }: { tenantId: string; adminUrl: string },
): Promise<Picker> {
	const email = `picker@${tenantId}.example`;
	const password = randomBytes(24).toString('base64url');
	const passwordHash = await hashPassword(password);
	const staffId = await db.transaction((tx) =>
		upsertPicker(tx, { tenantId, email, name: 'Demo Picker', passwordHash }),
	);
	return { tenantId, staffId, office: new Office(adminUrl, { email, password }) };
}
