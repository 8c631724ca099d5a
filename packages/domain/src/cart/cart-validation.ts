import { isPhoneGood } from '../customer/addresses.ts';
import { isMailbox } from '../customer/mailbox.ts';
import type { FulfilmentType } from './order-limits.ts';

export const CART_VALIDATION_INTERVAL_MS = 60_000;

export type ValidationGroup =
	| 'time-slot'
	| 'discount-code'
	| 'billing-address'
	| 'location'
	| 'general';

const timeSlot = new Set(['008', '022', '023', '029', '140', '141']);
const discountCode = new Set(['223', '227', '228', '229', '230']);
const location = new Set(['004', '005', '130', '131', '132']);
/** For delivery, the contact is the recipient; for collection, it is in the billing data. */
const contact = new Set(['006', '007']);

/** Where on the page a code is shown. An undecided fulfilment counts as delivery. */
export function groupOfCode(code: string, fulfilment: FulfilmentType | null): ValidationGroup {
	if (timeSlot.has(code)) return 'time-slot';
	if (discountCode.has(code)) return 'discount-code';
	if (code === '031') return 'billing-address';
	if (location.has(code)) return 'location';
	if (contact.has(code)) return fulfilment === 'CLICK_AND_COLLECT' ? 'billing-address' : 'location';
	return 'general';
}

const staleSlot = new Set(['022', '023', '140', '141']);

/** The chosen slot is no longer valid: it counts as not chosen, and the earliest is refetched. */
export function isSlotLost(codes: readonly string[]): boolean {
	return codes.some((code) => staleSlot.has(code));
}

type Person = { firstName: string; lastName: string; email: string; phoneNumber: string };
type Place = { streetName: string; streetNumber: string; postalCode: string; city: string };

export type CartFacts = {
	distributionAddress: (Person & Place & { distributionType: FulfilmentType | null }) | null;
	billingAddress: (Person & Place & { companyName: string }) | null;
	phone: 'Optional' | 'Mandatory';
	/** Codes of area, store, window, discount code and wallet checks, which know their own state. */
	locationCode: string | null;
	windowCode: string | null;
	discountCodes: readonly string[];
	walletCode: string | null;
};

/** What prevents a cart from being ordered, in the order a shopper would resolve it. */
export function validateCart(facts: CartFacts): string[] {
	const { distributionAddress, billingAddress } = facts;
	const codes = [
		distributionAddress ? facts.locationCode : '005',
		distributionAddress && isPlaceMissing(distributionAddress) ? '004' : null,
		distributionAddress && !isPhoneGood(distributionAddress.phoneNumber, facts.phone)
			? '007'
			: null,
		facts.windowCode,
		billingAddress && !isMailbox(billingAddress.email) ? '006' : null,
		billingAddress && isBillingIncomplete(billingAddress, distributionAddress) ? '031' : null,
		...facts.discountCodes,
		facts.walletCode,
	];
	return [...new Set(codes.filter((code) => code !== null))];
}

/** A store has a known address; only deliveries need one. */
function isPlaceMissing(address: NonNullable<CartFacts['distributionAddress']>): boolean {
	return address.distributionType === 'DELIVERY' && !isPlaceComplete(address);
}

export function isPlaceComplete({ streetName, streetNumber, postalCode, city }: Place): boolean {
	return [streetName, streetNumber, postalCode, city].every((part) => part.trim() !== '');
}

function isBillingIncomplete(
	address: NonNullable<CartFacts['billingAddress']>,
	destination: CartFacts['distributionAddress'],
): boolean {
	const { companyName, firstName, lastName } = address;
	const isNamed = companyName !== '' || (firstName !== '' && lastName !== '');
	// For collection, a private customer may leave the address empty.
	const isCollected = destination?.distributionType === 'CLICK_AND_COLLECT';
	const mayBeNowhere = isCollected && companyName === '' && isPlaceEmpty(address);
	return !isNamed || !(mayBeNowhere || isPlaceComplete(address));
}

function isPlaceEmpty({ streetName, streetNumber, postalCode, city }: Place): boolean {
	return [streetName, streetNumber, postalCode, city].every((part) => part.trim() === '');
}
