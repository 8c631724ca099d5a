import type { PriceInfo } from '@korb/contracts/cart/cart';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { Address } from '@korb/contracts/fulfilment/address';
import { toOrderedProduct } from '@korb/contracts/order/ordered-product';
import type { Order, OrderBill, OrderLine } from '@korb/contracts/order/orders';

const HOUR_MS = 3_600_000;
const FEE = 390;

type Setting = { currency: string; country: string };

/** One of each product at its current price. Display only: it has no number and no page. */
export function toExampleOrder(
	products: readonly Product[],
	{ currency, country }: Setting,
	name: string,
	now = Date.now(),
): Order {
	const lines = products.filter(({ price }) => price).map(toLine);
	const articles = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
	const total = articles + FEE;
	const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
	return {
		orderNumber: '10000000',
		status: 'PLACED',
		placedAt: at(0),
		currency,
		lineItemCount: lines.length,
		lines,
		deliveryPassLineItem: null,
		priceInfo: toPriceInfo(articles, total),
		payment: {
			methodKey: 'credit-cards',
			brandName: 'Visa',
			lastDigits: '4242',
			amountPlanned: total,
			amountReserved: total,
			amount: 0,
			refunded: 0,
			wallet: 0,
			walletRefunded: 0,
		},
		distributionAddress: Address.parse({
			countryCode: country,
			distributionType: 'DELIVERY',
			firstName: name,
		}),
		billingAddress: null,
		window: { id: 'example', start: at(24), end: at(26) },
		note: '',
		picked: null,
		bill: toBill(articles, total),
		cutOffAt: at(20),
		mayCancel: true,
		mayMove: true,
		mayAddOn: true,
		addsTo: null,
		addOns: [],
		withdrawal: { isOpen: true, lastDay: at(24 * 15).slice(0, 10), declarations: [] },
		invoice: null,
		token: '',
	};
}

function toLine(product: Product): OrderLine {
	const price = product.price?.regular.value ?? 0;
	return {
		lineItemId: product.sku,
		...toOrderedProduct(product),
		quantity: 1,
		perPiecePrice: price,
		totalPrice: price,
		maximumPrice: price,
		depositPrice: 0,
		vatRate: 0,
		substitution: 'replace',
		withdrawalExemption: null,
	};
}

function toBill(articles: number, total: number): OrderBill {
	return {
		...{ isFinal: false, articles, discounts: 0, vouchers: [], deposits: 0, serviceFees: FEE },
		deliveryPass: 0,
		...{ total, vat: [] },
	};
}

function toPriceInfo(articles: number, total: number): PriceInfo {
	return {
		totalArticlePrice: articles,
		discounts: 0,
		orderValue: articles,
		depositFees: 0,
		serviceFees: FEE,
		serviceFeesAfterDiscount: FEE,
		serviceFeeTaxRate: 0,
		total,
		overAuthorizationPercentage: 0,
		overAuthorizationAmount: 0,
		totalWithSurcharge: total,
		savings: 0,
		totalSavings: 0,
		totalVat: 0,
		vat: [],
		coveredAmount: 0,
		uncoveredAmountWithOverAuthorization: total,
		uncoveredAmountWithoutOverAuthorization: total,
	};
}
