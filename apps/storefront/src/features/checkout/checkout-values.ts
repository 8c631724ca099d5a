import type { Cart } from '@korb/contracts/cart';
import type { SubstitutionPreference } from '@korb/contracts/orders';
import {
	type CheckoutAnswers,
	type CheckoutSetting,
	checkCheckoutForm,
} from '@korb/domain/checkout-form';
import type { Resolver } from 'react-hook-form';
import type { SiteContext } from '../../lib/site.tsx';

/** Everything that is asked at the checkout. */
export type CheckoutValues = CheckoutAnswers & {
	isReplaced: boolean;
	/** By line, where it should be handled in another way. */
	preferences: Record<string, SubstitutionPreference | ''>;
};

export function settingOf(cart: Cart, { config }: SiteContext): CheckoutSetting {
	return {
		country: config.country,
		phone: config.addressConfig.phone,
		isCollected: cart.distributionAddress?.distributionType === 'CLICK_AND_COLLECT',
	};
}

/** Somebody this shop does not sell to; said before anything is typed, not after the button. */
export function isGuestRefused(
	{ customerId }: Pick<Cart, 'customerId'>,
	{ config }: { config: Pick<SiteContext['config'], 'checkout'> },
): boolean {
	return customerId === null && !config.checkout.guestAllowed;
}

/** The rules are the domain's; the form library wants to hear of broken ones by field. */
export function createResolver(setting: CheckoutSetting): Resolver<CheckoutValues> {
	return (values) => {
		const problems: Record<string, string> = checkCheckoutForm(values, setting);
		if (!values.methodKey) problems['methodKey'] = 'method';
		const errors = Object.entries(problems).map(([field, message]) => [
			field,
			{ type: 'rule', message },
		]);
		return errors.length > 0
			? { values: {}, errors: Object.fromEntries(errors) }
			: { values, errors: {} };
	};
}

/** What is known already, from the addresses of the cart. */
export function toValues({ distributionAddress, billingAddress }: Cart): CheckoutValues {
	const person = billingAddress ?? distributionAddress;
	const isBrought = distributionAddress?.distributionType === 'DELIVERY';
	const isBillingSame =
		!isBrought ||
		billingAddress === null ||
		(billingAddress.streetName === distributionAddress.streetName &&
			billingAddress.streetNumber === distributionAddress.streetNumber &&
			billingAddress.postalCode === distributionAddress.postalCode);
	return {
		firstName: person?.firstName ?? '',
		lastName: person?.lastName ?? '',
		email: person?.email ?? '',
		phoneNumber: person?.phoneNumber ?? '',
		addressText: isBrought ? distributionAddress.additionalInfo : '',
		note: '',
		companyName: billingAddress?.companyName ?? '',
		valueAddedTaxId: billingAddress?.valueAddedTaxId ?? '',
		streetName: billingAddress?.streetName ?? '',
		streetNumber: billingAddress?.streetNumber ?? '',
		postalCode: billingAddress?.postalCode ?? '',
		city: billingAddress?.city ?? '',
		additionalInfo: billingAddress?.additionalInfo ?? '',
		isBillingSame,
		isCompany: (billingAddress?.companyName ?? '') !== '',
		methodKey: '',
		isReplaced: true,
		preferences: {},
	};
}
