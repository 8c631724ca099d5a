import type { Payments } from '../modules/payment/index.ts';
import type { Jobs } from '../outbox/queues.ts';

/** Makes the provider forget a card. Safe to repeat. */
export async function deleteSavedCard(
	payments: Payments,
	{ tenantId = '', provider: name, ref }: Jobs['delete-saved-card'],
): Promise<void> {
	const provider = await payments.find(tenantId, name);
	if (!provider) throw new Error(`no provider ${name}: a card cannot be deleted there`);
	await provider.deleteSavedMethod(ref);
}
