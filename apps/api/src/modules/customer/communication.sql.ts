import type { CommunicationSettings } from '@korb/contracts/customer/communication-endpoints';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';

export async function findSettings(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<CommunicationSettings | null> {
	const { rows } = await sql<CommunicationSettings>`
		SELECT personal_email_allowed AS "personalEmailAllowed",
			personal_mail_allowed AS "personalMailAllowed", personal_sms_allowed AS "personalSmsAllowed"
		FROM customer WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** The time is the proof of consent. */
export async function writeSettings(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	settings: CommunicationSettings,
): Promise<void> {
	await sql`
		UPDATE customer SET personal_email_allowed = ${settings.personalEmailAllowed},
			personal_mail_allowed = ${settings.personalMailAllowed},
			personal_sms_allowed = ${settings.personalSmsAllowed}, communication_changed_at = now()
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}
