import { pathTo } from '@korb/domain/routing/routes';
import { lazy, Suspense } from 'react';
import { Confirmation } from '../../features/checkout/confirmation/confirmation.tsx';
import { Waiting } from '../../features/checkout/confirmation/waiting.tsx';
import { PaymentReturn } from '../../features/checkout/payment-return/payment-return.tsx';
import { useHydrated } from '../../platform/hydration/use-hydrated.ts';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../platform/site.tsx';

// Only used by editors, and depends on a library.
const ExampleConfirmation = lazy(async () => ({
	default: (await import('../../features/checkout/confirmation/example.tsx')).ExampleConfirmation,
}));

/** One URL for both the payment return and the order it became. */
export function ConfirmationContent() {
	const { pathname, search } = useLocation();
	const { routes } = useSite();
	// The server knows neither the query nor the order.
	if (!useHydrated()) return <Waiting />;
	if (pathname === pathTo(routes, 'checkout-confirmation-test')) {
		return (
			<Suspense fallback={<Waiting />}>
				<ExampleConfirmation />
			</Suspense>
		);
	}
	const isFinalized = new URLSearchParams(search).get('finalized') === 'true';
	return isFinalized ? <Confirmation /> : <PaymentReturn />;
}
