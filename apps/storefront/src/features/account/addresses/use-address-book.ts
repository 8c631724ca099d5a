import type { Customer } from '@korb/contracts/customer/customer';
import {
	deleteAddress,
	deleteCombinedAddress,
	postAddress,
	postPrimaryAddress,
	putAddress,
} from '@korb/contracts/customer/customer-paths';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { formatPhone } from '@korb/domain/customer/phone-numbers';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { setCustomer } from '../../../shop/session/customer-store.ts';
import { type AddressValues, isPrimary } from './address-values.ts';

/** Changes of the address book; each one shows what the API answers. */
export function useAddressBook(customer: Customer) {
	const { config, t } = useSite();

	async function save(known: SavedAddress | null, values: AddressValues): Promise<void> {
		const { type, isPrimary: isWanted, ...texts } = values;
		const body = { ...texts, phoneNumber: formatPhone(texts.phoneNumber, config.country) };
		const params = { type };
		// The type is part of the path: another type is another address.
		const isChanged = known?.category === type;
		const next = isChanged
			? await api.call(putAddress, { params, body: { ...body, id: known.id } })
			: await api.call(postAddress, { params, body });
		const saved = isChanged ? known.id : findNew(customer, next)?.id;
		const stored = next.addresses.find(({ id }) => id === saved);
		setCustomer(next);
		if (known && !isChanged) await remove(known, next);
		if (isWanted && stored && !isPrimary(stored)) await makePrimary(stored);
	}

	async function makePrimary({ id }: SavedAddress): Promise<void> {
		setCustomer(await api.call(postPrimaryAddress, { params: { id } }));
	}

	/** Gone at once; comes back if the API refuses. */
	async function remove({ id, category }: SavedAddress, before = customer): Promise<void> {
		const addresses = before.addresses.filter((address) => address.id !== id);
		setCustomer({ ...before, addresses });
		try {
			const endpoint = category === 'combined' ? deleteCombinedAddress : deleteAddress;
			await api.call(endpoint, { params: { id } });
		} catch (error) {
			setCustomer(before);
			throw error;
		}
	}

	/** Runs a change of a card, which has no place of its own for an error. */
	function orNotify(change: Promise<void>): void {
		change.catch(() =>
			notifications.show({ key: 'account.address', type: 'error', message: t('account.failed') }),
		);
	}

	return { save, makePrimary, remove, orNotify };
}

function findNew(before: Customer, after: Customer): SavedAddress | undefined {
	const known = new Set(before.addresses.map(({ id }) => id));
	return after.addresses.find(({ id }) => !known.has(id));
}
