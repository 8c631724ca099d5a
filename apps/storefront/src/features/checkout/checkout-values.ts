import type { Cart } from '@korb/contracts/cart/cart';
import type { SubstitutionPreference } from '@korb/contracts/order/orders';
import {
	type CheckoutAnswers,
	type CheckoutSetting,
	checkCheckoutForm,
} from '@korb/domain/customer/checkout-form';
import type { Resolver } from 'react-hook-form';
import type { SiteContext } from '../../platform/site.tsx';
import { toResolver } from '../../ui/form/rule-resolver.ts';

/** All fields of the checkout form. */
export type CheckoutValues = CheckoutAnswers & {
	/** Of a new card. */
	isCardSaved: boolean;
	isCardPrimary: boolean;
	isReplaced: boolean;
	/** By line item, where it differs from the rest of the order. */
	preferences: Record<string, SubstitutionPreference | ''>;
};

export function settingOf(cart: Cart, { config }: SiteContext): CheckoutSetting {
	return {
		country: config.country,
		phone: config.addressConfig.phone,
		isCollected: cart.distributionAddress?.distributionType === 'CLICK_AND_COLLECT',
	};
}

/** Whether the shop does not sell to guests; shown before the form is filled in, not on submit. */
export function isGuestRefused(
	{ customerId }: Pick<Cart, 'customerId'>,
	{ config }: { config: Pick<SiteContext['config'], 'checkout'> },
): boolean {
	return customerId === null && !config.checkout.guestAllowed;
}

/** Gift cards that pay everything need no other method. */
export function createResolver(
	setting: CheckoutSetting,
	needsMethod = true,
): Resolver<CheckoutValues> {
	return toResolver((values) => ({
		...checkCheckoutForm(values, setting),
		...(needsMethod && !values.methodKey && { methodKey: 'method' }),
	}));
}

/** Initial values from the addresses of the cart. */
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
		isCardSaved: false,
		isCardPrimary: false,
		isReplaced: true,
		preferences: {},
	};
}
