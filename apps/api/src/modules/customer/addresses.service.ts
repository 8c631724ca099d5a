import type { Customer } from '@korb/contracts/customer/customer';
import type { CheckedAddress } from '@korb/contracts/customer/saved-address';
import type { AddressCategory } from '@korb/contracts/fulfilment/address';
import { hasReachedAddressLimit, isPhoneGood } from '@korb/domain/customer/addresses';
import { countryOfLocale, formatPhone } from '@korb/domain/customer/phone-numbers';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { ApiError, notFound, refused } from '../../errors.ts';
import { type CustomerKey, loadCustomer, requireCustomer } from '../identity/index.ts';
import {
	type AddressDraft,
	clearPrimary,
	countAddresses,
	deleteAddress,
	fillPrimary,
	findCategory,
	insertAddress,
	lockAddresses,
	updateAddress,
} from './addresses.sql.ts';

export function addAddress(
	ctx: RequestContext,
	category: AddressCategory,
	form: CheckedAddress,
): Promise<Customer> {
	const draft = toDraft(ctx, category, form);
	return changeAddresses(ctx, async (tx, key) => {
		if (hasReachedAddressLimit(await countAddresses(tx, key))) {
			throw refused('addressLimit', 'The customer cannot save any more addresses.');
		}
		await insertAddress(tx, key, draft);
		await fillPrimary(tx, key);
	});
}

export function changeAddress(
	ctx: RequestContext,
	category: AddressCategory,
	{ id, ...form }: CheckedAddress & { id: string },
): Promise<Customer> {
	const draft = toDraft(ctx, category, form);
	return changeAddresses(ctx, async (tx, key) => {
		if (!(await updateAddress(tx, key, id, draft))) throw notFound('address');
	});
}

export function makePrimary(ctx: RequestContext, addressId: string): Promise<Customer> {
	return changeAddresses(ctx, async (tx, key) => {
		const category = await findCategory(tx, key, addressId);
		if (!category) throw notFound('address');
		await clearPrimary(tx, key, category);
		await fillPrimary(tx, key, addressId);
	});
}

/** Another address becomes the primary one in its place. */
export async function removeAddress(
	ctx: RequestContext,
	addressId: string,
	categories: AddressCategory[],
): Promise<void> {
	await changeAddresses(ctx, async (tx, key) => {
		if (!(await deleteAddress(tx, key, addressId, categories))) throw notFound('address');
		await fillPrimary(tx, key);
	});
}

async function changeAddresses(
	ctx: RequestContext,
	change: (tx: Tx, key: CustomerKey) => Promise<void>,
): Promise<Customer> {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		await lockAddresses(tx, key);
		await change(tx, key);
		return loadCustomer(tx, key);
	});
}

function toDraft(
	ctx: RequestContext,
	category: AddressCategory,
	{ name, houseNumber, ...form }: CheckedAddress,
): AddressDraft {
	const phoneNumber = formatPhone(form.phoneNumber, countryOfLocale(ctx.locale));
	const { phone } = ctx.tenant.config.clientRuntimeConfig.addressConfig;
	if (!isPhoneGood(phoneNumber, phoneNumber === '' ? phone : 'Mandatory')) {
		throw new ApiError('bad_request', 'Not valid: body/phoneNumber.');
	}
	const streetNumber = houseNumber ?? form.streetNumber;
	return { category, name, address: { ...form, phoneNumber, streetNumber } };
}
