import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import { listProblems } from './check-settings.ts';
import { publish } from './publish.service.ts';
import { clearSchedule, emptyDraft, findDue, listDueTenants } from './schedule.sql.ts';
import { applyChanges } from './settings.mapper.ts';
import { lockSettings } from './settings.sql.ts';

/** Publishes the drafts whose time has come. Safe to run concurrently, and again. */
export async function publishDueSettings(db: Database): Promise<void> {
	const due = await db.single(listDueTenants);
	for (const tenantId of due) await db.transaction((tx) => publishDue(tx, tenantId));
}

/** Exactly what was seen when it was planned, or nothing: then the draft says why. */
async function publishDue(tx: Tx, tenantId: string): Promise<void> {
	await lockSettings(tx, tenantId);
	const due = await findDue(tx, tenantId);
	if (!due) return;
	const { changes, publish_by: staffId, publish_reason: reason } = due;
	if (due.number !== due.publish_onto) return clearSchedule(tx, tenantId, 'stale');
	if (listProblems(applyChanges(due.config, changes), changes).length > 0) {
		return clearSchedule(tx, tenantId, 'invalid');
	}
	await publish(tx, { tenantId, staffId }, due, { changes, reason, restored: null });
	await emptyDraft(tx, tenantId);
}
