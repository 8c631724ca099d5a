import { useSearchParams } from 'react-router';
import { Confirmation } from '../../features/checkout/confirmation/confirmation.tsx';
import { PaymentReturn } from '../../features/checkout/payment-return/payment-return.tsx';

/** One address for two things: the way back from the payment, and the order it became. */
export function ConfirmationContent() {
	const [query] = useSearchParams();
	return query.get('finalized') === 'true' ? <Confirmation /> : <PaymentReturn />;
}
