import type { ProductLineItem } from '@korb/contracts/cart/cart';
import { toOrderedProduct } from '@korb/contracts/order/ordered-product';
import type { Order, OrderLine, Withdrawal } from '@korb/contracts/order/orders';
import { mayCancel } from '@korb/domain/order/order-states';
import { isExemptFromWithdrawal } from '@korb/domain/order/withdrawal';
import { walletShare } from '@korb/domain/payment/payment-amounts';
import { multiBuyOf } from '@korb/domain/pricing/line-price';
import {
	isStillOpen,
	lastDayOf,
	listWithdrawable,
	type OrderContext,
	type ReturnRow,
	type WithdrawalRow,
} from '../aftersales/index.ts';
import type { Invoice } from '../invoice/index.ts';
import {
	type AttemptRow,
	mayAddTo,
	type OrderRow,
	type OrderSnapshot,
	type Picked,
	toBill,
} from '../order-records/index.ts';

type Payment = Pick<
	AttemptRow,
	| 'method_key'
	| 'brand_name'
	| 'last_digits'
	| 'planned_cents'
	| 'reserved_cents'
	| 'captured_cents'
	| 'refunded_cents'
	| 'wallet_cents'
	| 'wallet_refunded_cents'
>;

/** What has happened to an order since it was placed. */
export type Aftermath = {
	withdrawals: WithdrawalRow[];
	invoice: Invoice | null;
	addOns: string[];
};
const nothingYet: Aftermath = { withdrawals: [], invoice: null, addOns: [] };

export function toOrder(
	ctx: OrderContext,
	row: OrderRow,
	payment: Payment,
	token: string,
	{ withdrawals, invoice, addOns }: Aftermath = nothingYet,
): Order {
	const { cart, note } = row.snapshot;
	const bill = toBill(row);
	const { distributionAddress, distributionWindow: window } = cart;
	if (!distributionAddress || !window) throw new Error('an order has an address and a window');
	return {
		orderNumber: String(row.order_number),
		status: row.status,
		placedAt: row.placed_at.toISOString(),
		currency: row.currency,
		lineItemCount: cart.lineItemCount,
		lines: cart.productLineItems.map((line) => toLine(ctx, line, row.snapshot)),
		deliveryPassLineItem: cart.deliveryPassLineItem,
		priceInfo: cart.priceInfo,
		payment: {
			methodKey: payment.method_key,
			brandName: payment.brand_name,
			lastDigits: payment.last_digits,
			amountPlanned: payment.planned_cents,
			amountReserved: payment.reserved_cents,
			amount: payment.captured_cents,
			refunded: payment.refunded_cents,
			...toWalletPart(payment, bill.total),
		},
		distributionAddress,
		billingAddress: cart.billingAddress,
		window: { id: window.id, start: window.start, end: window.end },
		note,
		picked: row.picked && toPicked(row.picked),
		bill,
		cutOffAt: row.cut_off_at?.toISOString() ?? null,
		mayCancel: mayCancel(row.status) && !row.is_past_cut_off,
		mayMove: mayAddTo(row),
		mayAddOn: mayAddTo(row),
		addsTo: cart.mode === 'ADDON' ? cart.orderNumber : null,
		addOns,
		withdrawal: {
			isOpen: isStillOpen(ctx, row) && listWithdrawable(ctx, row, withdrawals).length > 0,
			lastDay: lastDayOf(ctx, row),
			declarations: withdrawals.map(toWithdrawal),
		},
		invoice: invoice && { number: invoice.number, issuedOn: invoice.issuedOn },
		token,
	};
}

/** What is held or was returned beyond the bill was never paid. */
function toWalletPart(
	{ wallet_cents: held, wallet_refunded_cents: returned, planned_cents: planned }: Payment,
	total: number,
): Pick<Order['payment'], 'wallet' | 'walletRefunded'> {
	const wallet = walletShare({ held, planned }, total);
	return { wallet, walletRefunded: Math.max(0, returned - (held - wallet)) };
}

function toWithdrawal(row: WithdrawalRow): Withdrawal {
	return {
		number: row.number,
		lineItemIds: row.line_item_ids,
		name: row.name,
		email: row.email,
		declaredAt: row.declared_at.toISOString(),
		confirmedAt: row.confirmed_at?.toISOString() ?? null,
		refund: toRefund(row.return),
	};
}

export function toRefund(row: ReturnRow | null): Withdrawal['refund'] {
	if (!row) return null;
	return {
		amount: row.refund_cents + row.wallet_cents,
		wallet: row.wallet_cents,
		returnedAt: row.returned_at.toISOString(),
		state: stateOf(row),
	};
}

function stateOf({ operation, refund_cents: rest, settled_at: settledAt }: ReturnRow) {
	if (operation === null) return rest > 0 ? 'byHand' : 'done';
	return settledAt ? 'done' : 'pending';
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

function toLine(
	{ tenant }: OrderContext,
	line: ProductLineItem,
	{ substitution, substitutions }: OrderSnapshot,
): OrderLine {
	const { product } = line;
	const { exemptCategories } = tenant.config.clientRuntimeConfig.withdrawal;
	const own = substitutions.find(({ lineItemId }) => lineItemId === line.lineItemId);
	return {
		lineItemId: line.lineItemId,
		...toOrderedProduct(product),
		quantity: line.quantity,
		perPiecePrice: line.perPiecePrice,
		...toMultiBuy(line),
		totalPrice: line.totalPrice,
		maximumPrice: line.maximumPrice,
		depositPrice: line.depositPrice,
		vatRate: line.vatRate,
		withdrawalExemption: isExemptFromWithdrawal(product, exemptCategories) ? 'perishable' : null,
		substitution: own?.preference ?? substitution,
	};
}

function toMultiBuy(line: ProductLineItem): Pick<OrderLine, 'multiBuy'> {
	const tier = multiBuyOf(line);
	const singlePrice = line.product.price?.regular.value;
	if (!tier || singlePrice === undefined) return {};
	return { multiBuy: { fromQuantity: tier.fromQuantity, singlePrice } };
}
