import type {
	DeskCustomer,
	DeskCustomerSummary,
} from '@korb/contracts/admin/customers/customer-desk';
import type { CustomerRow } from '../identity/index.ts';
import type { CustomerSummaryRow, RecentOrderRow } from './customer-desk.sql.ts';

export function toSummary(row: CustomerSummaryRow): DeskCustomerSummary {
	return {
		customerId: row.customer_id,
		name: [row.first_name, row.last_name].filter(Boolean).join(' '),
		email: row.email,
		phone: row.phone ?? '',
		city: row.city ?? '',
		orders: row.orders,
		spent: row.spent_cents,
		lastOrderAt: row.last_order_at?.toISOString() ?? null,
		isMember: row.is_member,
		deletionAt: row.deletion_at?.toISOString() ?? null,
	};
}

export function toRecentOrder(row: RecentOrderRow): DeskCustomer['recentOrders'][number] {
	return {
		orderNumber: row.order_number,
		placedAt: row.placed_at.toISOString(),
		status: row.status,
		window: row.window,
		total: row.total_cents,
	};
}

export function toAddresses({ addresses }: CustomerRow): DeskCustomer['addresses'] {
	return addresses.map(({ address_id: addressId, name, address, is_primary_delivery }) => ({
		addressId,
		name,
		text: [
			[address.streetName, address.streetNumber].filter(Boolean).join(' '),
			[address.postalCode, address.city].filter(Boolean).join(' '),
		]
			.filter(Boolean)
			.join(', '),
		isPrimary: is_primary_delivery,
	}));
}

/** The whole number of a card is worth points to whoever knows it. */
export function toClub({ loyalty }: CustomerRow): DeskCustomer['club'] {
	if (!loyalty) return null;
	const { card_number: number, joined_on: joinedOn, points } = loyalty;
	return { lastDigits: number.slice(-4), joinedOn, points };
}
