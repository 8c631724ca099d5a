import type {
	DeskPaymentAccount,
	DeskPaymentAccounts,
} from '@korb/contracts/admin/settings/payment-accounts';
import { postTenantPaymentEvent } from '@korb/contracts/order/checkout-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { Tx } from '../../db/schema.ts';
import { kindOf, nameOf, type Payments } from '../payment/index.ts';
import type { StaffContext } from '../staff/index.ts';
import {
	isTestMoney,
	type PaymentAccount,
	readAccounts,
	type SecretKeys,
} from '../tenant-secrets/index.ts';
import { countPayments } from './payment-accounts.sql.ts';

export type AccountDeps = {
	payments: Payments;
	/** Null where the installation cannot encrypt secrets. */
	secretKeys: SecretKeys | null;
	/** In production, an account for tests would give everything away. */
	isTestMoneyAllowed: boolean;
};

export function readDeskAccounts(
	ctx: StaffContext,
	deps: AccountDeps,
): Promise<DeskPaymentAccounts> {
	return ctx.db.snapshot((tx) => loadAccounts(tx, ctx, deps));
}

export async function loadAccounts(
	tx: Tx,
	{ me: { tenantId }, tenant }: StaffContext,
	{ payments, secretKeys, isTestMoneyAllowed }: AccountDeps,
): Promise<DeskPaymentAccounts> {
	const { version, accounts } = await readAccounts(tx, secretKeys, tenantId);
	const { baseUrl } = tenant.config.clientRuntimeConfig;
	const current = accounts.find(({ isClosed }) => !isClosed);
	const listed: DeskPaymentAccount[] = [];
	for (const each of accounts) {
		const { provider, account } = each;
		const path = toPath(postTenantPaymentEvent, { params: { provider, tenantId } });
		listed.push({
			...{ account, ...kindOfAccount(each) },
			state: each.isClosed ? 'closed' : each === current ? 'current' : 'open',
			...(await countPayments(tx, tenantId, nameOf(provider, account))),
			eventsUrl: new URL(path, baseUrl).href,
		});
	}
	const { name, isTest } = payments.standard;
	const hasSandbox = payments.sandboxUrl !== null && isTestMoneyAllowed;
	return {
		version,
		installation: { provider: kindOf(name) as DeskPaymentAccount['provider'], isTest },
		accounts: listed,
		providers: secretKeys ? ['stripe', ...(hasSandbox ? (['sandbox'] as const) : [])] : [],
	};
}

export function kindOfAccount(account: PaymentAccount) {
	return { provider: account.provider, isTest: isTestMoney([account]) };
}
