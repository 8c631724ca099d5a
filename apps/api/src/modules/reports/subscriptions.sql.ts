import type { Day } from '@korb/domain/pricing/prices';
import type { StaffRole } from '@korb/domain/staff/permissions';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

type SubscriberKey = { tenantId: string; staffId: string };

export async function isSubscribed(tx: Tx, key: SubscriberKey): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM report_subscription
		WHERE tenant_id = ${key.tenantId} AND staff_id = ${key.staffId}
	`.execute(tx);
	return rows.length > 0;
}

/** Returns whether that changed anything. */
export async function insertSubscription(
	tx: Tx,
	key: SubscriberKey,
	sentWeek: Day,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO report_subscription (tenant_id, staff_id, sent_week)
		VALUES (${key.tenantId}, ${key.staffId}, ${sentWeek}::date)
		ON CONFLICT DO NOTHING
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Returns whether that changed anything. */
export async function deleteSubscription(tx: Tx, key: SubscriberKey): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM report_subscription
		WHERE tenant_id = ${key.tenantId} AND staff_id = ${key.staffId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function listDueSubscribers(tx: Tx, tenantId: string, week: Day): Promise<string[]> {
	const { rows } = await sql<{ staff_id: string }>`
		SELECT staff_id FROM report_subscription
		WHERE tenant_id = ${tenantId} AND sent_week < ${week}::date ORDER BY staff_id
	`.execute(tx);
	return rows.map((row) => row.staff_id);
}

export type Subscriber = {
	email: string;
	name: string;
	roles: StaffRole[];
	units: string[] | null;
	is_active: boolean;
};

/** Null where another worker was faster, or the subscription has ended. */
export async function takeSubscriber(
	tx: Tx,
	{ tenantId, staffId }: SubscriberKey,
	week: Day,
): Promise<Subscriber | null> {
	const { rows } = await sql<Subscriber>`
		UPDATE report_subscription AS due SET sent_week = ${week}::date FROM staff
		WHERE due.tenant_id = ${tenantId} AND due.staff_id = ${staffId}
			AND staff.tenant_id = due.tenant_id AND staff.staff_id = due.staff_id
			${guarded('weekly-report', sql`AND due.sent_week < ${week}::date`)}
		RETURNING staff.email, staff.name, staff.roles, staff.units, staff.is_active
	`.execute(tx);
	return rows[0] ?? null;
}
