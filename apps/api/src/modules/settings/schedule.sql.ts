import type { ScheduleFailure, SettingInput } from '@korb/contracts/admin/settings/settings';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

type Schedule = {
	tenantId: string;
	staffId: string;
	publishAt: Date;
	/** The published version that was seen. */
	onto: number;
	reason: string | null;
};

export async function setSchedule(
	tx: Tx,
	{ tenantId, staffId, publishAt, onto, reason }: Schedule,
): Promise<void> {
	await sql`
		UPDATE tenant_config_draft SET publish_at = ${publishAt}, publish_onto = ${onto},
			publish_by = ${staffId}, publish_reason = ${reason}, publish_failure = NULL,
			version = version + 1
		WHERE tenant_id = ${tenantId}
	`.execute(tx);
}

export async function clearSchedule(
	tx: Tx,
	tenantId: string,
	failure: ScheduleFailure | null,
): Promise<void> {
	await sql`
		UPDATE tenant_config_draft SET publish_at = NULL, publish_onto = NULL, publish_by = NULL,
			publish_reason = NULL, publish_failure = ${failure}, version = version + 1
		WHERE tenant_id = ${tenantId}
	`.execute(tx);
}

/** What is published stands for the draft from now on. */
export async function emptyDraft(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		UPDATE tenant_config_draft SET changes = '[]', publish_at = NULL, publish_onto = NULL,
			publish_by = NULL, publish_reason = NULL, publish_failure = NULL, version = version + 1
		WHERE tenant_id = ${tenantId}
	`.execute(tx);
}

export async function listDueTenants(tx: Tx): Promise<string[]> {
	const { rows } = await sql<{ tenant_id: string }>`
		SELECT tenant_id FROM tenant_config_draft WHERE publish_at <= now() ORDER BY publish_at
	`.execute(tx);
	return rows.map((row) => row.tenant_id);
}

export type DueRow = {
	changes: SettingInput[];
	publish_onto: number | null;
	publish_by: string | null;
	publish_reason: string | null;
	number: number;
	config: object;
};

/** Null once it is published or cancelled. Names nobody: the worker does not read the staff. */
export async function findDue(tx: Tx, tenantId: string): Promise<DueRow | null> {
	const { rows } = await sql<DueRow>`
		SELECT changes, publish_onto, publish_by, publish_reason, live.number, live.config
		FROM tenant_config_draft AS draft CROSS JOIN LATERAL (
			SELECT number, config FROM tenant_config_version AS v
			WHERE v.tenant_id = draft.tenant_id ORDER BY number DESC LIMIT 1
		) AS live
		WHERE draft.tenant_id = ${tenantId} AND publish_at <= now()
	`.execute(tx);
	return rows[0] ?? null;
}
