import { Address } from '@korb/contracts/fulfilment/address';
import type { Order, OrderLine, Withdrawal } from '@korb/contracts/order/orders';

export function anOrderLine(change: Partial<OrderLine> = {}): OrderLine {
	return {
		lineItemId: 'NUDELN',
		sku: 'NUDELN',
		slug: 'suppennudeln',
		name: 'Suppennudeln',
		brand: 'Mühle Lind',
		contentText: '400 g',
		picture: { base: '', alt: '' },
		tint: 'butter',
		quantity: 2,
		weightArticle: false,
		quantityStepSize: 1,
		perPiecePrice: 159,
		totalPrice: 318,
		maximumPrice: 318,
		depositPrice: 0,
		vatRate: 4.9,
		substitution: 'replace',
		withdrawalExemption: null,
		...change,
	};
}

const total = 808;

/** Two packs of noodles, a perishable bottle of milk, and a fee. */
export function anOrder(change: Partial<Order> = {}): Order {
	return {
		orderNumber: '10000042',
		status: 'PLACED',
		placedAt: '2026-07-13T09:18:00.000Z',
		currency: 'EUR',
		lineItemCount: 2,
		lines: [
			anOrderLine(),
			anOrderLine({
				lineItemId: 'MILCH',
				sku: 'MILCH',
				name: 'Heumilch',
				brand: null,
				quantity: 1,
				totalPrice: 100,
				withdrawalExemption: 'perishable',
			}),
		],
		deliveryPassLineItem: null,
		priceInfo: {
			totalArticlePrice: 418,
			discounts: 0,
			orderValue: 418,
			depositFees: 0,
			serviceFees: 390,
			serviceFeesAfterDiscount: 390,
			serviceFeeTaxRate: 20,
			total,
			overAuthorizationPercentage: 10,
			overAuthorizationAmount: 0,
			totalWithSurcharge: total,
			savings: 0,
			totalSavings: 0,
			totalVat: 85,
			vat: [],
			coveredAmount: 0,
			uncoveredAmountWithOverAuthorization: total,
			uncoveredAmountWithoutOverAuthorization: total,
		},
		payment: {
			methodKey: 'credit-cards',
			brandName: 'Visa',
			lastDigits: '4821',
			amountPlanned: total,
			amountReserved: total,
			amount: 0,
			refunded: 0,
			wallet: 0,
			walletRefunded: 0,
		},
		distributionAddress: Address.parse({
			streetName: 'Praterstraße',
			streetNumber: '38',
			postalCode: '1020',
			city: 'Wien',
			distributionType: 'DELIVERY',
			firstName: 'Anna',
			lastName: 'Berger',
			email: 'anna@example.at',
		}),
		billingAddress: null,
		window: {
			id: 'w1',
			start: '2026-07-13T14:00:00.000Z',
			end: '2026-07-13T16:00:00.000Z',
		},
		note: '',
		picked: null,
		bill: {
			isFinal: false,
			articles: 418,
			discounts: 0,
			vouchers: [],
			deposits: 0,
			serviceFees: 390,
			deliveryPass: 0,
			total,
			vat: [
				{ percent: 20, gross: 390, vat: 65 },
				{ percent: 4.9, gross: 418, vat: 20 },
			],
		},
		cutOffAt: '2026-07-13T11:00:00.000Z',
		mayCancel: true,
		mayMove: true,
		mayAddOn: true,
		addsTo: null,
		addOns: [],
		withdrawal: { isOpen: true, lastDay: '2026-07-27', declarations: [] },
		invoice: null,
		token: 'secret',
		...change,
	};
}

/** The noodles were substituted, and the milk was missing. */
export function aPackedOrder(change: Partial<Order> = {}): Order {
	const order = anOrder();
	return {
		...order,
		status: 'PICKED',
		mayCancel: false,
		mayMove: false,
		mayAddOn: false,
		bill: { ...order.bill, isFinal: true, total: 500 },
		picked: {
			total: 500,
			lines: [
				{ lineItemId: 'NUDELN', totalPrice: 110, depositPrice: 0, substitute: 'Bandnudeln' },
				{ lineItemId: 'MILCH', totalPrice: 0, depositPrice: 0, substitute: null },
			],
		},
		invoice: { number: '2026-000001', issuedOn: '2026-07-13' },
		...change,
	};
}

/** A withdrawal from the noodles. */
export const aDeclaration: Withdrawal = {
	number: 1,
	lineItemIds: ['NUDELN'],
	name: 'Anna Berger',
	email: 'anna@example.at',
	declaredAt: '2026-07-14T08:00:00.000Z',
	confirmedAt: null,
	refund: null,
};
