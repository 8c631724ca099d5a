import type { ScheduleFailure, SettingInput } from '@korb/contracts/admin/settings/settings';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type VersionRow = {
	number: number;
	config: object;
	published_at: Date;
	staff_name: string | null;
	reason: string | null;
	restored: number | null;
};

export type DraftRow = {
	version: number;
	changes: SettingInput[];
	saved_at: Date;
	staff_name: string | null;
	publish_at: Date | null;
	publisher_name: string | null;
	publish_reason: string | null;
	publish_failure: ScheduleFailure | null;
};

/** Draft and publication happen one after the other. Orders, which refer to the shop, do not wait. */
export async function lockSettings(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		SELECT FROM tenant WHERE tenant_id = ${tenantId}
		${guarded('settings-lock', sql`FOR NO KEY UPDATE`)}
	`.execute(tx);
}

/** Newest first; the first of all is what is published. */
export async function listVersionRows(
	tx: Tx,
	tenantId: string,
	{ before, limit }: { before: number | null; limit: number },
): Promise<VersionRow[]> {
	const { rows } = await sql<VersionRow>`
		SELECT number, config, published_at, staff.name AS staff_name, reason, restored
		FROM tenant_config_version AS v LEFT JOIN staff USING (tenant_id, staff_id)
		WHERE v.tenant_id = ${tenantId} AND (${before}::int IS NULL OR number < ${before}::int)
		ORDER BY number DESC LIMIT ${limit}
	`.execute(tx);
	return rows;
}

export async function findDraft(tx: Tx, tenantId: string): Promise<DraftRow | null> {
	const { rows } = await sql<DraftRow>`
		SELECT draft.version, changes, saved_at, staff.name AS staff_name, publish_at,
			publisher.name AS publisher_name, publish_reason, publish_failure
		FROM tenant_config_draft AS draft LEFT JOIN staff USING (tenant_id, staff_id)
		LEFT JOIN staff AS publisher
			ON (publisher.tenant_id, publisher.staff_id) = (draft.tenant_id, publish_by)
		WHERE draft.tenant_id = ${tenantId}
	`.execute(tx);
	return rows[0] ?? null;
}

type Author = { tenantId: string; staffId: string };

/** Raises the version, also of a draft that becomes empty. */
export async function saveDraft(
	tx: Tx,
	{ tenantId, staffId }: Author,
	changes: readonly SettingInput[],
): Promise<void> {
	const json = JSON.stringify(changes);
	await sql`
		INSERT INTO tenant_config_draft (tenant_id, changes, staff_id)
		VALUES (${tenantId}, ${json}, ${staffId})
		ON CONFLICT (tenant_id) DO UPDATE SET changes = excluded.changes, staff_id = excluded.staff_id,
			version = tenant_config_draft.version + 1, saved_at = now(), publish_at = NULL,
			publish_onto = NULL, publish_by = NULL, publish_reason = NULL, publish_failure = NULL
	`.execute(tx);
}

type Publication = {
	tenantId: string;
	staffId: string | null;
	config: object;
	reason: string | null;
	restored: number | null;
};

export async function publishConfig(
	tx: Tx,
	{ tenantId, staffId, config, reason, restored }: Publication,
): Promise<void> {
	const json = JSON.stringify(config);
	await sql`
		SELECT publish_tenant_config(${tenantId}, ${json}::jsonb, ${staffId}::uuid, ${reason}, ${restored}::int)
	`.execute(tx);
}
