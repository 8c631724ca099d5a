import { z } from 'zod';

/** Tells the accounts of a tenant apart; it is stored with every payment. */
const AccountName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/);
const Text = z.string().min(8).max(500);

/** Takes no new payments; those that began in it are still captured and refunded. */
const isClosed = z.boolean().optional();

const PaymentAccount = z.discriminatedUnion('provider', [
	z.object({
		provider: z.literal('stripe'),
		account: AccountName,
		secretKey: Text.regex(/^[rs]k_/),
		eventSecret: Text,
		isClosed,
	}),
	z.object({
		provider: z.literal('sandbox'),
		account: AccountName,
		url: z.url({ protocol: /^https?$/ }),
		apiKey: Text,
		eventSecret: Text,
		isClosed,
	}),
]);
export type PaymentAccount = z.infer<typeof PaymentAccount>;

const Json = z.string().transform((text, ctx) => {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		// The parser's own message quotes the text.
		ctx.addIssue({ code: 'custom', message: 'is not JSON' });
		return z.NEVER;
	}
});

/** The form of each secret that a tenant can have instead of the installation's. */
const forms = {
	/** Shared with its picking system. */
	picking: z.string().min(32, 'a secret needs at least 32 characters'),
	/** Shared with the ERP that sends its catalogue feed. */
	feed: z.string().min(32, 'a secret needs at least 32 characters'),
	/** Its accounts at payment providers: the first is charged, the others are still refunded. */
	payment: Json.pipe(
		z
			.array(PaymentAccount)
			.min(1)
			.max(10)
			.refine(
				(all) => new Set(all.map((one) => one.account)).size === all.length,
				'names an account twice',
			),
	),
	/** Its mail server, with user and password. */
	smtp: z.url({ protocol: /^smtps?$/ }),
};

export type SecretName = keyof typeof forms;
export const SecretName = z.enum(Object.keys(forms) as [SecretName, ...SecretName[]]);
export type SecretValues = { [Name in SecretName]: z.infer<(typeof forms)[Name]> };

/** Ten accounts. */
const MAX_LENGTH = 12_000;

/** Throws without quoting anything of the value. */
export function readSecret<Name extends SecretName>(name: Name, text: string): SecretValues[Name] {
	if (text.length > MAX_LENGTH) throw new Error(`${name}: has more than ${MAX_LENGTH} characters`);
	const form: z.ZodType = forms[name];
	const { success, data, error } = form.safeParse(text);
	if (success) return data as SecretValues[Name];
	const [issue] = error.issues;
	throw new Error([name, ...(issue?.path ?? [])].join('.').concat(`: ${issue?.message}`));
}

/** Whether somebody could order without paying: with a key for tests, or at the sandbox. */
export function isTestMoney(accounts: readonly PaymentAccount[]): boolean {
	return accounts.some((one) => one.provider === 'sandbox' || /^[rs]k_test_/.test(one.secretKey));
}
