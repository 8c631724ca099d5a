import type { Tenant } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { passEndsMail } from './pass-mails.ts';
import { takeEndingPasses } from './reminders.sql.ts';

const AT_ONCE = 100;

/** Tells customers once that their pass ends, where the shop wants it. */
export async function remindOfPasses(
	{ db, outbox }: { db: Database; outbox: Outbox },
	tenant: Tenant,
): Promise<void> {
	const { deliveryPass, featureCustomer, featureCustomerDeliveryPass } =
		tenant.config.clientRuntimeConfig;
	const { reminderDays: days } = deliveryPass;
	if (days === null || !featureCustomer || !featureCustomerDeliveryPass) return;
	let count: number;
	do {
		count = await db.transaction(async (tx) => {
			const rows = await takeEndingPasses(tx, { tenantId: tenant.id, days, atMost: AT_ONCE });
			for (const { email, ends_on: endsOn } of rows) {
				await outbox.enqueue(tx, 'send-mail', passEndsMail(tenant, email, endsOn));
			}
			return rows.length;
		});
	} while (count === AT_ONCE);
}
