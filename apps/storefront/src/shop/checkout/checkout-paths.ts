import { GENERAL_PAYMENT_ERROR } from '@korb/contracts/platform/wire-names';
import { pathTo } from '@korb/domain/routing/routes';
import type { SiteContext } from '../../platform/site.tsx';

type Routes = Pick<SiteContext, 'routes'>;

/** The page that follows a payment until it has become an order. */
export function returnPath({ routes }: Routes): string {
	return pathTo(routes, 'checkout-confirmation') ?? '/';
}

export function confirmationPath(site: Routes): string {
	return `${returnPath(site)}?finalized=true`;
}

/** Back to the checkout, with the error code in the URL. */
export function failedPath({ routes }: Routes, code: string | number | null): string {
	const query = new URLSearchParams({ paymentError: String(code || GENERAL_PAYMENT_ERROR) });
	return `${pathTo(routes, 'checkout') ?? '/'}?${query}`;
}
