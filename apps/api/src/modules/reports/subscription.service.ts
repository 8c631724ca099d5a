import type { ReportSubscription } from '@korb/contracts/admin/reports/reports';
import { dayAt } from '@korb/domain/pricing/prices';
import { lastWeekBefore } from '@korb/domain/reports/report-week';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { deleteSubscription, insertSubscription, isSubscribed } from './subscriptions.sql.ts';

export function readSubscription({ db, me }: StaffContext): Promise<ReportSubscription> {
	return db.snapshot(async (tx) => ({ isSubscribed: await isSubscribed(tx, me) }));
}

/** The first report follows on the next Monday. */
export function setSubscription(
	ctx: StaffContext,
	{ isSubscribed: isWanted }: ReportSubscription,
): Promise<ReportSubscription> {
	const { db, me, now, tenant } = ctx;
	const today = dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
	return db.transaction(async (tx) => {
		const hasChanged = isWanted
			? await insertSubscription(tx, me, lastWeekBefore(today))
			: await deleteSubscription(tx, me);
		if (hasChanged) {
			await recordChange(tx, ctx, {
				action: isWanted ? 'report.subscribe' : 'report.unsubscribe',
				subject: `staff:${me.staffId}`,
			});
		}
		return { isSubscribed: isWanted };
	});
}
