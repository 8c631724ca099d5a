import type { Tx } from '../../db/schema.ts';
import type { AttemptRow } from '../order-records/index.ts';
import type { ProviderPayment } from '../payment/index.ts';
import { insertUnsaved } from './methods.sql.ts';

/**
 * Notes what the provider has saved with a payment, whatever becomes of the payment: a card that
 * the shop does not know could never be deleted.
 */
export async function noteCard(
	tx: Tx,
	{ tenant_id: tenantId, attempt_id: attemptId, provider, checkout_request: request }: AttemptRow,
	{ savedCard: card }: ProviderPayment,
): Promise<void> {
	const { customerId, saveMethod, methodKey } = request;
	if (!saveMethod || !customerId || !provider || !card) return;
	await insertUnsaved(tx, { tenantId, customerId, attemptId, methodKey, provider, card });
}
