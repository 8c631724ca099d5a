import { refused, unavailable } from '../../errors.ts';
import { type PaymentProvider, ProviderRefusal, ProviderTimeout } from '../payment/index.ts';
import type { StaffContext } from '../staff/index.ts';
import type { PaymentAccount } from '../tenant-secrets/index.ts';
import { findLatestPayment } from './payment-accounts.sql.ts';
import type { AccountDeps } from './read-accounts.service.ts';

/**
 * Throws if the provider does not accept the key, or if it opens another account than the one that
 * had this name: payments that began there could never be captured.
 */
export async function requireRightKey(
	{ db, me: { tenantId } }: StaffContext,
	{ payments }: AccountDeps,
	account: PaymentAccount,
): Promise<void> {
	const provider = payments.open(account);
	const latest = await db.single((tx) => findLatestPayment(tx, tenantId, provider.name));
	await asked(provider.checkKey(), 'keyRefused', 'The provider does not accept the key.');
	if (latest !== null) {
		await asked(provider.getPayment(latest), 'otherAccount', 'Its earlier payments are not there.');
	}
}

async function asked(
	answer: ReturnType<PaymentProvider['checkKey'] | PaymentProvider['getPayment']>,
	rule: string,
	message: string,
): Promise<void> {
	try {
		await answer;
	} catch (error) {
		if (error instanceof ProviderRefusal) throw refused(rule, message);
		if (error instanceof ProviderTimeout) throw unavailable('The provider does not answer.');
		throw error;
	}
}
