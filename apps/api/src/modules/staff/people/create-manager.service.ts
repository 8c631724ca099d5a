import type { Tx } from '../../../db/schema.ts';
import { hashPassword } from '../../identity/index.ts';
import { insertAuditEntry } from '../audit/audit.sql.ts';
import { insertStaff } from './staff.sql.ts';

export type NewManager = { tenantId: string; email: string; name: string; password: string };

/** The first manager of a shop, whom nobody can invite. False when the address has an account. */
export async function createManager(tx: Tx, manager: NewManager): Promise<boolean> {
	const { tenantId, email, name } = manager;
	const passwordHash = await hashPassword(manager.password);
	const roles = ['manager' as const];
	const staffId = await insertStaff(tx, tenantId, {
		email,
		name,
		roles,
		units: null,
		passwordHash,
	});
	if (!staffId) return false;
	await insertAuditEntry(tx, {
		tenantId,
		staffId: null,
		staffName: 'pnpm staff',
		action: 'staff.create',
		subject: `staff:${staffId}`,
		after: { email, name, roles },
		requestId: '',
	});
	return true;
}
