import type { Customer } from '@korb/contracts/customer/customer';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { AddressCategory } from '@korb/contracts/fulfilment/address';
import { type AddressAnswers, checkAddressForm } from '@korb/domain/customer/address-form';

export type AddressValues = AddressAnswers & { type: AddressCategory; isPrimary: boolean };

export function isBilled(type: AddressCategory): boolean {
	return type !== 'delivery';
}

export function checkAddress(values: AddressValues, country: string) {
	const { type, isPrimary: _, ...answers } = values;
	return checkAddressForm(answers, { country, isBilled: isBilled(type) });
}

export function toAddressValues(address: SavedAddress): AddressValues {
	return {
		type: address.category,
		isPrimary: isPrimary(address),
		name: address.name,
		firstName: address.firstName,
		lastName: address.lastName,
		streetName: address.streetName,
		houseNumber: address.streetNumber,
		stairCase: address.stairCase,
		floor: address.floor,
		door: address.door,
		postalCode: address.postalCode,
		city: address.city,
		phoneNumber: address.phoneNumber,
		additionalInfo: address.additionalInfo,
		companyName: address.companyName,
		valueAddedTaxId: address.valueAddedTaxId,
		companyRegistrationNumber: address.companyRegistrationNumber,
	};
}

/** A new address usually belongs to the customer. */
export function newAddressValues(customer: Customer, type: AddressCategory): AddressValues {
	const known = customer.addresses.find(({ phoneNumber }) => phoneNumber !== '');
	return {
		type,
		isPrimary: false,
		name: '',
		firstName: customer.firstName,
		lastName: customer.lastName,
		streetName: '',
		houseNumber: '',
		stairCase: '',
		floor: '',
		door: '',
		postalCode: '',
		city: '',
		phoneNumber: known?.phoneNumber ?? '',
		additionalInfo: '',
		companyName: '',
		valueAddedTaxId: '',
		companyRegistrationNumber: '',
	};
}

/** Whether there is nothing left that it could become the primary one for. */
export function isPrimary({ category, primaryFor }: SavedAddress): boolean {
	const wanted = { billing: 1, delivery: 1, combined: 2 }[category];
	return primaryFor.length >= wanted;
}
