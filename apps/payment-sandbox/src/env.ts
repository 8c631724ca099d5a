import { postPaymentEvent } from '@korb/contracts/order/checkout-paths';
import { envOrExit, type Profile, secret, serverEnv } from '@korb/contracts/platform/environment';
import { toPath } from '@korb/contracts/platform/to-path';
import { z } from 'zod';

export const sandboxEnv = (profile: Profile) =>
	z.object({
		...serverEnv(4100, profile),
		/** Payments here move no real money. */
		KORB_DEMO: profile.isProduction
			? z.literal('1', 'the payment sandbox is only for a demo (KORB_DEMO=1)')
			: z.enum(['0', '1']).default('0'),
		DATABASE_URL: z.string().default(`postgres://korb@127.0.0.1:${55_440 + profile.offset}/korb`),
		/** Public base URL of the hosted pages. */
		PUBLIC_URL: z.url().optional(),
		API_KEY: ownSecret('korb-development-payment-key-not-for-production', profile),
		WEBHOOK_SECRET: ownSecret('korb-development-payment-events-not-for-production', profile),
		WEBHOOK_URL: z
			.url()
			.default(
				`http://127.0.0.1:${4000 + profile.offset}${toPath(postPaymentEvent, { params: { provider: 'sandbox' } })}`,
			),
		/** Delay before the first retry of an event; later ones back off. */
		RETRY_MS: z.coerce.number().int().min(1).default(1000),
	});

/** Tests may use short secrets. */
function ownSecret(development: string, profile: Profile) {
	if (profile.isProduction) return secret(development, profile);
	return z.string().min(1).default(development);
}

export function readEnv(): z.infer<ReturnType<typeof sandboxEnv>> {
	return envOrExit(sandboxEnv, process.env, process);
}
