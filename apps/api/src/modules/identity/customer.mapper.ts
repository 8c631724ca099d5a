import type { Customer } from '@korb/contracts/customer/customer';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { Address } from '@korb/contracts/fulfilment/address';
import type { LoyaltyMemberInformation } from '@korb/contracts/loyalty/loyalty';
import { isUsableAddress } from '@korb/domain/customer/addresses';
import { toFavoriteStore } from '@korb/domain/customer/favorite-store';
import type { AddressRow, CustomerRow, MemberRow } from './customers.sql.ts';

export function toCustomer(row: CustomerRow): Customer {
	return {
		email: row.email,
		// A family has no form of address of its own; older customers may still have it.
		salutation: row.salutation === 'Family' ? null : row.salutation,
		academicTitle: row.academic_title,
		firstName: row.first_name,
		lastName: row.last_name,
		birthdate: row.birthdate,
		newsletterTopics: row.newsletter_topics.map((newsletterTopicId) => ({ newsletterTopicId })),
		firstOrderDelivery: !row.has_delivery,
		firstOrderClickAndCollect: !row.has_collection,
		redeemedVouchers: row.redeemed_vouchers,
		addresses: row.addresses.map(toSavedAddress),
		loyaltyMemberInformation: row.loyalty && toMember(row.loyalty),
		favoriteStore: row.favorite_store_id === null ? null : toFavoriteStore(row.favorite_store_id),
		loginType: 'normal',
		deletionAt: row.deletion_at?.toISOString() ?? null,
	};
}

function toMember(row: MemberRow): LoyaltyMemberInformation {
	return {
		mpCardId: row.card_number,
		loyalityMemberId: row.member_id,
		joeAuthenticationStatus: row.is_authenticated ? 'Authenticated' : 'NotAuthenticated',
		pools: row.pools ?? [{ poolId: 'points', tags: [], value: row.points }],
		promotions: row.promotions,
		vouchers: row.promotions.map(({ promotionId: id }) => ({ id })),
		joinedOn: row.joined_on,
		isPersonalised: row.is_personalised,
	};
}

function toSavedAddress(row: AddressRow): SavedAddress {
	const { address, category } = row;
	const primaryFor = [
		...(row.is_primary_billing ? ['Billing' as const] : []),
		...(row.is_primary_delivery ? ['Delivery' as const] : []),
	];
	return {
		// The defaults of fields that are younger than the saved address.
		...Address.parse(address),
		id: row.address_id,
		name: row.name,
		category,
		addressType: category === 'billing' ? 'Billing' : 'Delivery',
		primary: primaryFor.length > 0,
		primaryFor,
		isUsable: isUsableAddress(address),
	};
}
