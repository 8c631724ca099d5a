import type { Customer } from '@korb/contracts/customer/customer';
import type { ConsentState } from '@korb/domain/customer/consent';
import { readCookie } from '../../platform/storage/read-cookie.ts';
import type { Store } from '../../platform/storage/store.ts';
import { writeCookie } from '../../platform/storage/write-cookie.ts';

const COOKIE = 'loyaltyCardId';
/** Six months of 30 days. */
export const CARD_COOKIE_MS = 6 * 2_592_000_000;

/** Tells analytics whose card it is, for as long as a member allows statistics. */
export function keepCardCookie(
	customer: Store<Customer | null>,
	consent: Store<ConsentState>,
	jar?: { cookie: string },
): void {
	const update = () => {
		const card = customer.get()?.loyaltyMemberInformation?.mpCardId;
		const isAllowed = consent.get().statistic;
		if (card && isAllowed) writeCookie(COOKIE, card, { maxAgeMs: CARD_COOKIE_MS }, jar);
		else if (readCookie(COOKIE, jar)) writeCookie(COOKIE, '', { maxAgeMs: 0 }, jar);
	};
	customer.subscribe(update);
	consent.subscribe(update);
	update();
}
