import type { PhoneDestination, PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { isMailbox } from '@korb/domain/customer/mailbox';

type Contact = PhoneDestination['contact'];

const place = { streetName: '', streetNumber: '', postalCode: '', city: '', additionalInfo: '' };
export type Place = typeof place;

export type DestinationDraft = {
	contact: Contact;
	isCollected: boolean;
	/** Of the address book; null for another address. */
	addressId: string | null;
	place: Place;
	storeId: string;
};

/** What the cart has, else what the account knows. */
export function firstDraft({ customer, addresses, cart }: PhoneOrder): DestinationDraft {
	const { distributionAddress: set } = cart;
	const known = set ?? {
		firstName: customer?.firstName ?? '',
		lastName: customer?.lastName ?? '',
		phoneNumber: customer?.phone ?? '',
		email: customer?.email ?? '',
	};
	const { firstName, lastName, phoneNumber, email } = known;
	const isCollected = set?.distributionType === 'CLICK_AND_COLLECT';
	const primary = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
	const { streetName, streetNumber, postalCode, city, additionalInfo } =
		set && !isCollected ? set : place;
	return {
		contact: { firstName, lastName, phoneNumber, email },
		isCollected,
		addressId: set && !isCollected ? null : (primary?.addressId ?? null),
		place: { streetName, streetNumber, postalCode, city, additionalInfo },
		storeId: set?.storeId ?? '',
	};
}

export function toDestination(draft: DestinationDraft): PhoneDestination {
	const { contact, isCollected, addressId, storeId } = draft;
	if (isCollected) return { contact, to: { kind: 'store', storeId } };
	if (addressId) return { contact, to: { kind: 'saved', addressId } };
	const written = { ...draft.place, stairCase: '', floor: '', door: '' };
	return { contact, to: { kind: 'address', ...written } };
}

export type DraftField = keyof Contact | keyof Place | 'storeId';

/** Fields that still need something. */
export function missingIn(draft: DestinationDraft): DraftField[] {
	const { contact, place: written, isCollected, addressId, storeId } = draft;
	const isEmpty = (value: string) => value.trim() === '';
	const needed = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
	return [
		...(['firstName', 'lastName', 'phoneNumber'] as const).filter((name) => isEmpty(contact[name])),
		...(isMailbox(contact.email.trim()) ? [] : ['email' as const]),
		...(isCollected && isEmpty(storeId) ? ['storeId' as const] : []),
		...(isCollected || addressId ? [] : needed.filter((name) => isEmpty(written[name]))),
	];
}
