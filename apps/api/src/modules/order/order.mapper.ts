import type { ProductLineItem } from '@korb/contracts/cart';
import type { Order, OrderLine } from '@korb/contracts/orders';
import { mayCancel } from '@korb/domain/order-states';
import type { AttemptRow } from './attempts.sql.ts';
import type { OrderRow, Picked } from './order.sql.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

type Payment = Pick<
	AttemptRow,
	| 'method_key'
	| 'brand_name'
	| 'last_digits'
	| 'planned_cents'
	| 'reserved_cents'
	| 'captured_cents'
	| 'refunded_cents'
>;

export function toOrder(row: OrderRow, payment: Payment, token: string): Order {
	const { cart, note } = row.snapshot;
	const { distributionAddress, distributionWindow: window } = cart;
	if (!distributionAddress || !window) throw new Error('an order has an address and a window');
	return {
		orderNumber: String(row.order_number),
		status: row.status,
		placedAt: row.placed_at.toISOString(),
		currency: row.currency,
		lineItemCount: cart.lineItemCount,
		lines: cart.productLineItems.map((line) => toLine(line, row.snapshot)),
		priceInfo: cart.priceInfo,
		payment: {
			methodKey: payment.method_key,
			brandName: payment.brand_name,
			lastDigits: payment.last_digits,
			amountPlanned: payment.planned_cents,
			amountReserved: payment.reserved_cents,
			amount: payment.captured_cents,
			refunded: payment.refunded_cents,
		},
		distributionAddress,
		billingAddress: cart.billingAddress,
		window: { id: window.id, start: window.start, end: window.end },
		note,
		picked: row.picked && toPicked(row.picked),
		mayCancel: mayCancel(row.status) && !row.is_past_cut_off,
		token,
	};
}

function toPicked({ price, lines }: Picked): NonNullable<Order['picked']> {
	const reported = new Map(lines.map((line) => [line.lineItemId, line]));
	return {
		total: price.total,
		lines: price.lines.map((line) => ({
			...line,
			substitute: reported.get(line.lineItemId)?.substitute?.name ?? null,
		})),
	};
}

function toLine(line: ProductLineItem, { substitution, substitutions }: OrderSnapshot): OrderLine {
	const { product } = line;
	const own = substitutions.find(({ lineItemId }) => lineItemId === line.lineItemId);
	return {
		lineItemId: line.lineItemId,
		sku: product.sku,
		slug: product.slug,
		name: product.name,
		brand: product.brand?.name ?? null,
		contentText: product.contentText,
		picture: product.picture,
		tint: product.tint,
		quantity: line.quantity,
		weightArticle: product.weightArticle,
		quantityStepSize: product.quantityStepSize,
		perPiecePrice: line.perPiecePrice,
		totalPrice: line.totalPrice,
		maximumPrice: line.maximumPrice,
		depositPrice: line.depositPrice,
		substitution: own?.wish ?? substitution,
	};
}
