import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { problemText } from './problem-text.ts';

/** What is still missing before the order can be placed, each once. */
export function openProblems({ cart, errors }: PhoneOrder): BackofficeMessageKey[] {
	const codes = [
		...(cart.lineItemCount === 0 ? ['emptyCart'] : cart.limitErrors),
		// A window needs an address first.
		...(cart.distributionAddress ? errors : ['005']),
	];
	return [...new Set(codes.map(problemText))];
}
