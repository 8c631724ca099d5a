import type {
	DeskPaymentAccounts,
	PaymentAccountSecrets,
} from '@korb/contracts/admin/settings/payment-accounts';
import type { RateLimit } from '../../context.ts';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import { nameOf } from '../payment/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import {
	isTestMoney,
	type PaymentAccount,
	readAccounts,
	type SecretKeys,
	type StoredAccounts,
	writeAccounts,
} from '../tenant-secrets/index.ts';
import { countPayments } from './payment-accounts.sql.ts';
import { type AccountDeps, kindOfAccount, loadAccounts } from './read-accounts.service.ts';
import { requireRightKey } from './require-right-key.ts';

const MOST = 10;
/** Nobody tries keys at a provider from here. */
const changes: RateLimit = { name: 'change-payment-account', points: 20, seconds: 600 };

type AccountKey = { account: string; version: number };

/** The provider is asked before anything is stored, and outside of every transaction. */
export async function putAccount(
	ctx: StaffContext,
	deps: AccountDeps,
	{ secrets, ...key }: AccountKey & { secrets: PaymentAccountSecrets },
): Promise<DeskPaymentAccounts> {
	const { tenantId } = ctx.me;
	await ctx.spend(changes, tenantId);
	requireKeys(deps);
	const added = toAccount(deps, key.account, secrets);
	if (!deps.isTestMoneyAllowed && isTestMoney([added])) {
		throw refused('testAccount', 'An account for tests takes no money.');
	}
	await requireRightKey(ctx, deps, added);
	return change(ctx, deps, key, {
		action: 'paymentAccount.put',
		change: async (_tx, accounts) => {
			const others = accounts.filter(({ account }) => account !== key.account);
			if (others.length >= MOST) throw refused('tooMany', `There are ${MOST} accounts already.`);
			return [added, ...others];
		},
	});
}

export function closeAccount(
	ctx: StaffContext,
	deps: AccountDeps,
	key: AccountKey,
): Promise<DeskPaymentAccounts> {
	return change(ctx, deps, key, {
		action: 'paymentAccount.close',
		change: async (_tx, accounts) => {
			getAccount(accounts, key);
			return accounts.map((each) =>
				each.account === key.account ? { ...each, isClosed: true } : each,
			);
		},
	});
}

export function deleteAccount(
	ctx: StaffContext,
	deps: AccountDeps,
	key: AccountKey,
): Promise<DeskPaymentAccounts> {
	return change(ctx, deps, key, {
		action: 'paymentAccount.delete',
		change: async (tx, accounts) => {
			const { provider, account, isClosed } = getAccount(accounts, key);
			if (!isClosed) throw refused('notClosed', 'It takes new payments.');
			const held = await countPayments(tx, ctx.me.tenantId, nameOf(provider, account));
			if (held.pending > 0) throw refused('inUse', 'It has payments that are not captured.');
			return accounts.filter((each) => each.account !== key.account);
		},
	});
}

type AccountChange = {
	action: string;
	change: (tx: Tx, accounts: PaymentAccount[]) => Promise<PaymentAccount[]>;
};

function change(
	ctx: StaffContext,
	deps: AccountDeps,
	key: AccountKey,
	{ action, change: apply }: AccountChange,
): Promise<DeskPaymentAccounts> {
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		const keys = requireKeys(deps);
		const stored = await readAccounts(tx, keys, tenantId);
		const stale = async () =>
			new Stale(await loadAccounts(tx, ctx, deps), { version: key.version });
		const isCurrent = stored.version === key.version || !isGuarded('account-version');
		if (!isCurrent) throw await stale();
		const next: StoredAccounts = { ...stored, accounts: await apply(tx, stored.accounts) };
		if (!(await writeAccounts(tx, keys, tenantId, next))) throw await stale();
		await recordChange(tx, ctx, {
			action,
			subject: `payment:${key.account}`,
			after: describe(next, stored, key),
		});
		return loadAccounts(tx, ctx, deps);
	});
}

/** Names and kinds, no secrets. */
function describe(next: StoredAccounts, stored: StoredAccounts, { account: name }: AccountKey) {
	const changed = [...next.accounts, ...stored.accounts].find(({ account }) => account === name);
	return { account: name, ...(changed && kindOfAccount(changed)) };
}

function getAccount(accounts: PaymentAccount[], { account: name }: AccountKey): PaymentAccount {
	const found = accounts.find(({ account }) => account === name);
	if (!found) throw notFound('account');
	return found;
}

function requireKeys({ secretKeys }: AccountDeps): SecretKeys {
	if (!secretKeys) throw refused('notOffered', 'TENANT_SECRET_KEYS is not set.');
	return secretKeys;
}

function toAccount(
	{ payments }: AccountDeps,
	account: string,
	{ provider, secretKey, eventSecret }: PaymentAccountSecrets,
): PaymentAccount {
	if (provider === 'stripe') return { provider, account, secretKey, eventSecret };
	// Staff name no host that our servers call.
	const { sandboxUrl: url } = payments;
	if (!url) throw refused('notOffered', 'There is no sandbox.');
	return { provider, account, url, apiKey: secretKey, eventSecret };
}
