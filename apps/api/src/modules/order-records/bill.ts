import { type Bill, type BilledVoucher, billOf, billVouchers } from '@korb/domain/order/order-bill';
import type { OrderRow } from './order.sql.ts';
import { passPriceOf } from './order-snapshot.ts';

export type OrderBill = Bill & { isFinal: boolean; vouchers: BilledVoucher[] };

/** What the shopper owes: as ordered until the order is packed, as delivered from then on. */
export function toBill({ snapshot, picked }: Pick<OrderRow, 'snapshot' | 'picked'>): OrderBill {
	const { productLineItems, voucherLineItems, priceInfo } = snapshot.cart;
	const came = new Map(picked?.price.lines.map((line) => [line.lineItemId, line]));
	const reported = new Map(picked?.lines.map((line) => [line.lineItemId, line]));
	const bill = billOf({
		lines: productLineItems.map((line) => ({
			totalPrice: came.get(line.lineItemId)?.totalPrice ?? line.totalPrice,
			depositPrice: came.get(line.lineItemId)?.depositPrice ?? line.depositPrice,
			vatRate: reported.get(line.lineItemId)?.substitute?.vatRate ?? line.vatRate,
		})),
		discounts: priceInfo.discounts,
		serviceFees: priceInfo.serviceFeesAfterDiscount,
		serviceFeeTaxRate: priceInfo.serviceFeeTaxRate,
		pass: snapshot.cart.deliveryPassLineItem && {
			price: passPriceOf(snapshot),
			vatRate: snapshot.cart.deliveryPassLineItem.vatRate,
		},
	});
	const vouchers = billVouchers(voucherLineItems, {
		ordered: priceInfo.discounts,
		billed: bill.discounts,
	});
	return { ...bill, isFinal: picked !== null, vouchers };
}
