import type { DeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { lazy, Suspense, useState } from 'react';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { Offers } from './offers.tsx';

// Guests need no code that fetches personal data.
const CustomerOffers = lazy(async () => ({
	default: (await import('./customer-offers.tsx')).CustomerOffers,
}));

/** Guests calculate with an example. */
export function PassOffers({ pass }: { pass: DeliveryPass }) {
	// Outlives the moment when the customer's own numbers arrive.
	const [articleId, onChoose] = useState(pass.offers[0]?.articleId);
	const choice = { pass, articleId, onChoose };
	const example = <Offers {...choice} />;
	if (useLoginState() !== 'loggedIn') return example;
	return (
		<Suspense fallback={example}>
			<CustomerOffers {...choice} />
		</Suspense>
	);
}
