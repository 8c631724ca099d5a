import type { DeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { lazy, Suspense } from 'react';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { Offers } from './offers.tsx';

// Guests need no code that fetches personal data.
const CustomerOffers = lazy(async () => ({
	default: (await import('./customer-offers.tsx')).CustomerOffers,
}));

/** Guests calculate with an example. */
export function PassOffers({ pass }: { pass: DeliveryPass }) {
	const example = <Offers pass={pass} />;
	if (useLoginState() !== 'loggedIn') return example;
	return (
		<Suspense fallback={example}>
			<CustomerOffers pass={pass} />
		</Suspense>
	);
}
