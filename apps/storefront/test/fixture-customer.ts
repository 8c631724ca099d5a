import type { Customer } from '@korb/contracts/customer/customer';
import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import type { LoyaltyMemberInformation } from '@korb/contracts/loyalty/loyalty';
import type { OrderSummary } from '@korb/contracts/order/customer-orders';
import { home } from './fixture-products.ts';

export function aSavedAddress(change: Partial<SavedAddress> = {}): SavedAddress {
	return {
		...home,
		id: '018f7a3e-0000-7000-8000-000000000001',
		name: 'Zuhause',
		firstName: 'Anna',
		lastName: 'Berger',
		primaryFor: [],
		isUsable: true,
		...change,
	};
}

export function aSavedCard(change: Partial<SavedMethod> = {}): SavedMethod {
	return {
		id: '018f7a3e-0000-7000-8000-00000000000a',
		methodKey: 'credit-cards',
		provider: 'sandbox',
		paymentBrand: 'Visa',
		lastDigits: '4821',
		cardExpiryMonth: 9,
		cardExpiryYear: 2028,
		isPrimary: false,
		expired: false,
		...change,
	};
}

export function aCustomer(change: Partial<Customer> = {}): Customer {
	return {
		email: 'anna.berger@example.at',
		salutation: 'Female',
		academicTitle: '',
		firstName: 'Anna',
		lastName: 'Berger',
		birthdate: null,
		newsletterTopics: [],
		firstOrderDelivery: false,
		firstOrderClickAndCollect: true,
		redeemedVouchers: [],
		addresses: [],
		loyaltyMemberInformation: null,
		favoriteStore: null,
		loginType: 'normal',
		deletionAt: null,
		...change,
	};
}

export function aMembership(
	change: Partial<LoyaltyMemberInformation> = {},
): LoyaltyMemberInformation {
	return {
		mpCardId: '2900412773180',
		loyalityMemberId: '018f7a3e-0000-7000-8000-000000000004',
		joeAuthenticationStatus: 'Authenticated',
		pools: [],
		promotions: [
			{ promotionId: 'fuenf', isActivated: true },
			{ promotionId: 'kaffee', isActivated: false },
		],
		vouchers: [],
		joinedOn: '2021-05-04',
		isPersonalised: true,
		...change,
	};
}

export function anOrderSummary(change: Partial<OrderSummary> = {}): OrderSummary {
	return {
		orderNumber: '40268840',
		status: 'DELIVERED',
		placedAt: '2026-07-07T09:18:00Z',
		currency: 'EUR',
		lineItemCount: 0,
		pieceCount: 31,
		window: { id: 'w', start: '2026-07-08T14:00:00Z', end: '2026-07-08T16:00:00Z' },
		cutOffAt: null,
		mayCancel: false,
		mayMove: false,
		mayAddOn: false,
		addsTo: null,
		invoice: { number: '2026-1', issuedOn: '2026-07-08' },
		distributionAddress: home,
		total: 71_20,
		lines: [],
		refund: null,
		...change,
	};
}
