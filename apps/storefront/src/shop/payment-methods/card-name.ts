import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { SiteContext } from '../../platform/site.tsx';

/** "Visa •••• 4821" */
export function cardName(
	{ t }: Pick<SiteContext, 't'>,
	{ paymentBrand, lastDigits }: Pick<SavedMethod, 'paymentBrand' | 'lastDigits'>,
): string {
	return t('savedCard.name', { brand: paymentBrand, digits: lastDigits });
}
