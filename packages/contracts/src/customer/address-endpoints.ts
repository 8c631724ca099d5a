import { z } from 'zod';
import { AddressCategory } from '../fulfilment/address.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Customer } from './customer.ts';
import * as paths from './customer-paths.ts';
import { AddressForm, SavedAddress } from './saved-address.ts';

const nothing = z.undefined().describe('No content');
const tags = ['customers'];
const type = z.object({ type: AddressCategory });
const id = z.object({ id: z.uuid() });
const answersCustomer = { response: { 200: Customer, ...problem } };

export const getAddresses = {
	...at(paths.getAddresses),
	errors: ['unauthorized'] as const,
	tags,
	summary: 'Lists the saved addresses of the customer, primary ones first',
	response: { 200: z.array(SavedAddress), ...problem },
};

export const postAddress = {
	...at(paths.postAddress),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Saves an address; the first one for billing or delivery becomes its primary one',
	params: type,
	body: AddressForm,
	...answersCustomer,
};

export const putAddress = {
	...at(paths.putAddress),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Changes a saved address of this type; its id is part of the body',
	params: type,
	body: id.and(AddressForm),
	...answersCustomer,
};

export const postPrimaryAddress = {
	...at(paths.postPrimaryAddress),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Makes an address the primary one; a combined address becomes it for both kinds',
	params: id,
	...answersCustomer,
};

export const deleteAddress = {
	...at(paths.deleteAddress),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Deletes a billing or delivery address; the oldest of the others becomes primary',
	params: id,
	response: { 204: nothing, ...problem },
};

export const deleteCombinedAddress = {
	...at(paths.deleteCombinedAddress),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Deletes a combined address',
	params: id,
	response: { 204: nothing, ...problem },
};
