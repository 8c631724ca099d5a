import { z } from 'zod';
import { Order } from '../../order/orders.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const DeskCustomerSummary = z.object({
	customerId: z.uuid(),
	name: z.string(),
	email: z.string(),
	phone: z.string().describe('Of the latest order; empty without one'),
	city: z.string().describe('Of the latest order; empty without one'),
	orders: z.int().describe('Not cancelled'),
	spent: cents.describe('On those orders: expected at first, final once packed'),
	lastOrderAt: z.iso.datetime().nullable(),
	isMember: z.boolean().describe('Of the club'),
	deletionAt: z.iso.datetime().nullable().describe('When the account will be deleted'),
});
export type DeskCustomerSummary = z.infer<typeof DeskCustomerSummary>;

export const DeskCustomerList = z.object({
	currency: z.string(),
	customers: z.array(DeskCustomerSummary).describe('Who ordered last comes first'),
	isMore: z.boolean().describe('Whether the search matches others, too'),
});
export type DeskCustomerList = z.infer<typeof DeskCustomerList>;

export const DeskCustomer = DeskCustomerSummary.extend({
	currency: z.string(),
	since: z.iso.datetime(),
	refunded: cents,
	recentOrders: z
		.array(
			Order.pick({ orderNumber: true, status: true, placedAt: true, window: true }).extend({
				total: cents,
			}),
		)
		.describe('The latest ten, cancelled ones included'),
	addresses: z.array(
		z.object({
			addressId: z.uuid(),
			name: z.string(),
			text: z.string(),
			isPrimary: z.boolean(),
		}),
	),
	giftCards: z.array(
		z.object({
			lastCharacters: z.string(),
			balance: cents,
			expiresOn: z.iso.date(),
			isExpired: z.boolean(),
		}),
	),
	club: z.object({ lastDigits: z.string(), joinedOn: z.iso.date(), points: z.number() }).nullable(),
	pass: z.object({ endsOn: z.iso.date() }).nullable(),
	consent: z.object({
		email: z.boolean(),
		mail: z.boolean(),
		sms: z.boolean(),
		newsletters: z.array(z.string()),
		changedAt: z.iso.datetime().nullable(),
	}),
});
export type DeskCustomer = z.infer<typeof DeskCustomer>;
