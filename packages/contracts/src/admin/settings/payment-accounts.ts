import { z } from 'zod';

const PaymentProviderName = z.enum(['stripe', 'sandbox']);
export type PaymentProviderName = z.infer<typeof PaymentProviderName>;

export const PaymentAccountName = z
	.string()
	.regex(/^[a-z][a-z0-9-]{0,29}$/)
	.describe('Of your choice; it is stored with every payment');

const kind = {
	provider: PaymentProviderName,
	isTest: z.boolean().describe('Moves no money'),
};

/** An account of the shop itself. Its secrets are never told. */
export const DeskPaymentAccount = z.object({
	account: PaymentAccountName,
	...kind,
	state: z
		.enum(['current', 'open', 'closed'])
		.describe('`current` takes new payments, `open` would if it came first'),
	pending: z.int().min(0).describe('Payments that are not captured or released yet, up to 1000'),
	refundable: z.int().min(0).describe('Captured payments that may be refunded, up to 1000'),
	eventsUrl: z.url().describe('Where the provider sends its events'),
});
export type DeskPaymentAccount = z.infer<typeof DeskPaymentAccount>;

export const DeskPaymentAccounts = z.object({
	version: z.int().min(0).describe('0 while the shop has no account of its own'),
	installation: z.object(kind).describe('Takes new payments unless one of `accounts` does'),
	accounts: z.array(DeskPaymentAccount),
	providers: z
		.array(PaymentProviderName)
		.describe('Where accounts can be; none if the installation cannot encrypt secrets'),
});
export type DeskPaymentAccounts = z.infer<typeof DeskPaymentAccounts>;

const Secret = z.string().trim().min(8).max(500);

/** Write-only. */
export const PaymentAccountSecrets = z.discriminatedUnion('provider', [
	z.strictObject({
		provider: z.literal('stripe'),
		secretKey: Secret.regex(/^[rs]k_\S+$/),
		eventSecret: Secret.regex(/^whsec_\S+$/),
	}),
	z.strictObject({
		provider: z.literal('sandbox'),
		secretKey: Secret,
		eventSecret: Secret,
	}),
]);
export type PaymentAccountSecrets = z.infer<typeof PaymentAccountSecrets>;
