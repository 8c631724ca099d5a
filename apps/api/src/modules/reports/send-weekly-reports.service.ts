import type { ReportPeriod } from '@korb/domain/reports/report-period';
import { weekToReport } from '@korb/domain/reports/report-week';
import { permissionsOf } from '@korb/domain/staff/permissions';
import type { Tenant } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { findCountedUntil, listDays } from './reports.sql.ts';
import { listDueSubscribers, type Subscriber, takeSubscriber } from './subscriptions.sql.ts';
import { weeklyMail } from './weekly-mail.ts';

type Deps = { db: Database; outbox: Outbox; clock: () => Date };

/**
 * Once per week and person: the email is enqueued in the transaction that notes the week. Waits until
 * the whole week is counted. Safe to run concurrently.
 */
export async function sendWeeklyReports(
	{ db, outbox, clock }: Deps,
	tenant: Tenant,
): Promise<void> {
	const week = weekToReport(clock(), tenant.config.clientRuntimeConfig.timeZone);
	if (!week) return;
	const due = await db.snapshot(async (tx) => {
		const countedUntil = await findCountedUntil(tx, tenant.id);
		if (countedUntil === null || countedUntil < week.to) return [];
		return listDueSubscribers(tx, tenant.id, week.from);
	});
	for (const staffId of due) {
		await db.transaction(async (tx) => {
			const subscriber = await takeSubscriber(tx, { tenantId: tenant.id, staffId }, week.from);
			const mail = subscriber && (await writeReport(tx, tenant, subscriber, week));
			if (mail) await outbox.enqueue(tx, 'send-mail', mail);
		});
	}
}

/** Roles may have changed since somebody subscribed. */
async function writeReport(
	tx: Tx,
	tenant: Tenant,
	{ is_active: isActive, roles, units, ...person }: Subscriber,
	week: ReportPeriod,
) {
	const may = permissionsOf(roles, units);
	if (!isActive || !may.includes('reports.weekly')) return null;
	const scope = { tenantId: tenant.id, units };
	const days = {
		now: await listDays(tx, scope, week),
		before: await listDays(tx, scope, week.before),
	};
	return weeklyMail(tenant, person, { week, days, may });
}
