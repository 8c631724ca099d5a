import { cents, toMajorUnits } from '../pricing/money.ts';

/** Names used in the shop's existing reports; they must not change. */
export const userTypes = { guest: 'guest', customer: 'customer', loyalty: 'loyalty' } as const;
export type UserType = keyof typeof userTypes;

export type TrackedProduct = {
	productId: string;
	sku: string;
	name: string;
	brand: { name: string } | null;
	parentCategories: readonly { name: string }[];
	price: { regular: { value: number }; loyalty: { value: number } | null } | null;
	weightArticle: boolean;
	weightPieceArticle: boolean;
};

export type TrackedOrder = {
	orderNumber: string;
	currency: string;
	methodKey: string;
	lines: readonly { product: TrackedProduct; quantity: number; perPiecePrice: number }[];
	priceInfo: { total: number; totalVat: number; serviceFeesAfterDiscount: number };
};

export type PurchaseEvent = ReturnType<typeof toPurchase>;

/** A purchase for the data layer. It contains no personal data. */
export function toPurchase(order: TrackedOrder, userType: UserType) {
	const { total, totalVat, serviceFeesAfterDiscount } = order.priceInfo;
	return {
		event: 'purchase' as const,
		userType: userTypes[userType],
		ecommerce: {
			transaction_id: order.orderNumber,
			currency: order.currency,
			value: amount(total),
			tax: amount(totalVat),
			shipping: amount(serviceFeesAfterDiscount),
			payment_type: order.methodKey,
			items: order.lines.map(({ product, quantity, perPiecePrice }) => ({
				...toItem(product),
				price: amount(perPiecePrice),
				quantity,
			})),
		},
	};
}

export function toItem(product: TrackedProduct) {
	const { price } = product;
	return {
		item_id: product.sku,
		item_name: product.name,
		item_brand: product.brand?.name ?? '',
		item_category: product.parentCategories.map(({ name }) => name).join('/'),
		product_id: product.productId,
		regular_price: price && amount(price.regular.value),
		loyalty_price: price?.loyalty ? amount(price.loyalty.value) : null,
		weight_article: product.weightArticle,
		weight_piece_article: product.weightPieceArticle,
	};
}

export type FailedCall = {
	status: number;
	statusText: string;
	errorCode: string | null;
	message: string;
	/** As returned by the server. */
	details: Record<string, unknown>;
};

export type PaymentErrorEvent = { event: 'paymentError'; code: string; description: string };

/** Prefers the payment's own error over the gateway's, and that over the bare status. */
export function toPaymentError(failure: FailedCall): PaymentErrorEvent {
	const own = findPaymentError(failure.details);
	if (own) return { event: 'paymentError', ...own };
	if (failure.errorCode !== null) {
		return { event: 'paymentError', code: failure.errorCode, description: failure.message };
	}
	const { status, statusText } = failure;
	return { event: 'paymentError', code: String(status), description: statusText };
}

function findPaymentError(details: Record<string, unknown>) {
	const { paymentError } = (details['customPayload'] ?? {}) as {
		paymentError?: { code?: unknown; description?: unknown };
	};
	if (!paymentError) return null;
	const { code = '', description = '' } = paymentError;
	return { code: String(code), description: String(description) };
}

function amount(value: number): number {
	return toMajorUnits(cents(value));
}
