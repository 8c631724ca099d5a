import type { PaymentProvider } from '../payment/index.ts';
import type { AttemptRow } from './attempts.sql.ts';
import type { OrderDeps } from './order-deps.ts';

/**
 * The account in which the payment began; null for methods without a provider. An account that is
 * no longer configured holds money which nobody can move, so an operator has to know.
 */
export async function findProvider(
	{ payments, log }: Pick<OrderDeps, 'payments' | 'log'>,
	{ tenant_id: tenantId, attempt_id: attemptId, provider: name }: AttemptRow,
): Promise<PaymentProvider | null> {
	if (!name) return null;
	const provider = await payments.find(tenantId, name);
	if (!provider) log.error({ tenantId, attemptId, account: name }, 'payment account is missing');
	return provider;
}

export type CurrentAccount = Pick<PaymentProvider, 'name' | 'isUp'>;

/** An account whose secret does not open counts as down: methods that are paid later go on. */
export async function findCurrentAccount(
	{ payments, log }: Pick<OrderDeps, 'payments' | 'log'>,
	tenantId: string,
): Promise<CurrentAccount> {
	try {
		return await payments.current(tenantId);
	} catch (error) {
		log.error({ error, tenantId }, 'payment account could not be opened');
		return { name: 'unknown', isUp: false };
	}
}
