import { isMailbox } from '@korb/domain/customer/mailbox';
import { phoneMethodKeys } from '@korb/domain/payment/payment-methods';
import { z } from 'zod';
import { Cart } from '../../cart/cart.ts';
import { Address } from '../../fulfilment/address.ts';
import { MAX_NOTE, OfferedMethod } from '../../order/checkout.ts';
import { SubstitutionPreference } from '../../order/orders.ts';
import { DeskCustomer, DeskCustomerSummary } from '../customers/customer-desk.ts';

const cents = z.int().describe('Cents of the shop’s currency');

/** Methods that need no page of a provider: nobody reads out a card number. */
const PhoneMethodKey = z.enum(phoneMethodKeys);

/** An order that a member of staff fills for somebody on the phone. */
export const PhoneOrder = z.object({
	draftId: z.uuid(),
	currency: z.string(),
	customer: DeskCustomerSummary.pick({ customerId: true, name: true, email: true, phone: true })
		.extend({ firstName: z.string(), lastName: z.string() })
		.nullable()
		.describe('Null for guests'),
	addresses: DeskCustomer.shape.addresses.describe('That the customer has saved'),
	cart: Cart.describe('Prices, limits and fees as in the shop'),
	errors: z.array(z.string()).describe('What prevents the order, by the codes of cart validation'),
	methods: z
		.array(OfferedMethod.pick({ refusal: true }).extend({ methodKey: PhoneMethodKey }))
		.describe('That the shop accepts and that need no card'),
	hasStores: z.boolean().describe('Whether orders can be collected'),
});
export type PhoneOrder = z.infer<typeof PhoneOrder>;

const name = z.string().trim().min(1).max(24);

/** Whom the driver or the store asks for, and where the confirmation goes. */
const PhoneContact = z.strictObject({
	firstName: name,
	lastName: name,
	phoneNumber: z.string().trim().min(1).max(40),
	email: z.string().trim().max(50).refine(isMailbox, 'Invalid format'),
});

const place = Address.pick({
	streetName: true,
	streetNumber: true,
	stairCase: true,
	floor: true,
	door: true,
	postalCode: true,
	city: true,
	additionalInfo: true,
}).shape;

export const PhoneDestination = z.strictObject({
	contact: PhoneContact,
	to: z.discriminatedUnion('kind', [
		z.strictObject({ kind: z.literal('saved'), addressId: z.uuid() }),
		z.strictObject({ kind: z.literal('address'), ...place }),
		z.strictObject({ kind: z.literal('store'), storeId: z.string().min(1).max(60) }),
	]),
});
export type PhoneDestination = z.infer<typeof PhoneDestination>;

export const PhoneStores = z.object({
	stores: z.array(z.object({ storeId: z.string(), name: z.string(), text: z.string() })),
});
export type PhoneStores = z.infer<typeof PhoneStores>;

export const PhonePlacement = z.strictObject({
	methodKey: PhoneMethodKey,
	expectedTotal: cents.min(0).describe('That the caller was told; refused when it has changed'),
	note: z.string().trim().max(MAX_NOTE).default('').describe('For the driver or the store'),
	substitution: SubstitutionPreference.default('replace'),
});
export type PhonePlacement = z.infer<typeof PhonePlacement>;
