import { pathTo } from '@korb/domain/routes';
import { useLocation, useSearchParams } from 'react-router';
import { Confirmation } from '../../features/checkout/confirmation/confirmation.tsx';
import { ExampleConfirmation } from '../../features/checkout/confirmation/example.tsx';
import { Waiting } from '../../features/checkout/confirmation/waiting.tsx';
import { PaymentReturn } from '../../features/checkout/payment-return/payment-return.tsx';
import { useSite } from '../../lib/site.tsx';
import { useAlive } from '../../lib/use-alive.ts';

/** One address for two things: the way back from the payment, and the order it became. */
export function ConfirmationContent() {
	const [query] = useSearchParams();
	const { pathname } = useLocation();
	const { routes } = useSite();
	// The server knows neither the query nor the order.
	if (!useAlive()) return <Waiting />;
	if (pathname === pathTo(routes, 'checkout-confirmation-test')) return <ExampleConfirmation />;
	return query.get('finalized') === 'true' ? <Confirmation /> : <PaymentReturn />;
}
