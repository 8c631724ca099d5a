import {
	noTenantSecrets,
	type PaymentAccount,
	type TenantSecrets,
} from '../tenant-secrets/index.ts';
import { kindOf, type PaymentProvider } from './provider.ts';
import { createSandboxProvider, type SandboxOptions } from './sandbox-provider.ts';
import { createStripeProvider, type StripeOptions } from './stripe-provider.ts';

/**
 * The accounts of the installation and those of tenants. A payment stays with the account in which
 * it began: its name is stored with it.
 */
export type Payments = {
	/** Takes new payments: the tenant's own account if it has one. */
	current(tenantId: string): Promise<PaymentProvider>;
	/** Null when the account is no longer configured. */
	find(tenantId: string, name: string): Promise<PaymentProvider | null>;
	/** Whose events arrive for a tenant, or without one for the installation. */
	listReceivers(kind: string, tenantId: string | null): Promise<PaymentProvider[]>;
	/** The installation's, for tenants without an account of their own. */
	readonly standard: PaymentProvider;
	/** Where accounts of tenants at the sandbox are; null where there is none. */
	readonly sandboxUrl: string | null;
	/** An account that is not stored yet, to find out whether its key is right. */
	open(account: PaymentAccount): PaymentProvider;
	/** Every account, the installation's first. */
	listAll(): Promise<Account[]>;
};

export type Account = { provider: PaymentProvider; tenantId: string | null };

type PaymentOptions = { sandbox: SandboxOptions | null; stripe: StripeOptions | null };

/** Prefers Stripe once a key is set. */
export function createPayments(
	options: PaymentOptions,
	secrets: TenantSecrets = noTenantSecrets,
): Payments {
	const shared = [
		...(options.stripe ? [createStripeProvider(options.stripe)] : []),
		...(options.sandbox ? [createSandboxProvider(options.sandbox)] : []),
	];
	const [standard] = shared;
	if (!standard)
		throw new Error('no payment provider: set STRIPE_SECRET_KEY and STRIPE_EVENT_SECRET');
	const open = (account: PaymentAccount) => openAccount(account, options);
	const own = createOwnAccounts(secrets, open);
	return {
		standard,
		sandboxUrl: options.sandbox?.url ?? null,
		open,
		current: async (tenantId) => (await own(tenantId)).current ?? standard,
		async find(tenantId, name) {
			const isShared = kindOf(name) === name;
			return (
				(isShared ? shared : (await own(tenantId)).providers).find((one) => one.name === name) ??
				null
			);
		},
		async listReceivers(kind, tenantId) {
			const all = tenantId === null ? shared : (await own(tenantId)).providers;
			return all.filter(({ name }) => kindOf(name) === kind);
		},
		async listAll() {
			const accounts: Account[] = shared.map((provider) => ({ provider, tenantId: null }));
			for (const tenantId of await secrets.listOwners('payment')) {
				const { providers } = await own(tenantId);
				accounts.push(...providers.map((provider) => ({ provider, tenantId })));
			}
			return accounts;
		},
	};
}

type OwnAccounts = { providers: PaymentProvider[]; current: PaymentProvider | undefined };

/** The secret is read each time; its providers are kept, because they know whether they are up. */
function createOwnAccounts(
	secrets: TenantSecrets,
	open: (account: PaymentAccount) => PaymentProvider,
): (tenantId: string) => Promise<OwnAccounts> {
	const known = new Map<string, OwnAccounts & { secret: string }>();
	return async (tenantId) => {
		const accounts = (await secrets.find(tenantId, 'payment')) ?? [];
		const secret = JSON.stringify(accounts);
		const kept = known.get(tenantId);
		if (kept?.secret === secret) return kept;
		const providers = accounts.map(open);
		const current = providers[accounts.findIndex(({ isClosed }) => !isClosed)];
		const opened = { secret, providers, current };
		known.set(tenantId, opened);
		return opened;
	};
}

function openAccount(account: PaymentAccount, { sandbox, stripe }: PaymentOptions) {
	if (account.provider === 'stripe') {
		return createStripeProvider({ ...account, ...(stripe?.url && { url: stripe.url }) });
	}
	if (!sandbox) throw new Error('an account at the sandbox is only for a demo');
	return createSandboxProvider(account);
}
