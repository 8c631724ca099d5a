import type { PaymentProvider } from './provider.ts';
import { createSandboxProvider, type SandboxOptions } from './sandbox-provider.ts';
import { createStripeProvider, type StripeOptions } from './stripe-provider.ts';

/** All configured providers. New payments use `current`; existing ones stay with their provider. */
export type Payments = {
	current: PaymentProvider;
	find(name: string): PaymentProvider | null;
};

/** Prefers Stripe once a key is set. */
export function createPayments(options: {
	sandbox: SandboxOptions | null;
	stripe: StripeOptions | null;
}): Payments {
	const providers = [
		...(options.stripe ? [createStripeProvider(options.stripe)] : []),
		...(options.sandbox ? [createSandboxProvider(options.sandbox)] : []),
	];
	const [current] = providers;
	if (!current)
		throw new Error('no payment provider: set STRIPE_SECRET_KEY and STRIPE_EVENT_SECRET');
	return { current, find: (name) => providers.find((one) => one.name === name) ?? null };
}
