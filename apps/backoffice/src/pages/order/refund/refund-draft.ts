import type { DeskOrder, RefundableLine } from '@korb/contracts/admin/orders/order-desk';
import {
	amountOf,
	type LinePart,
	type LineRefund,
	piecesLeft,
	priceLeft,
	refundOfPart,
} from '@korb/domain/order/line-refund';

/** What is chosen: pieces per line item, or one of a weighed line, and a typed amount for a single line. */
export type RefundDraft = { chosen: Record<string, number>; typedCents: number | null };

export type DraftLine = RefundableLine & {
	count: number;
	/** How many can be chosen; a weighed line is chosen as a whole. */
	most: number;
	refund: LineRefund | null;
};

export type DraftedRefund = {
	lines: DraftLine[];
	parts: LinePart[];
	/** Before discounts. */
	price: number;
	discount: number;
	amount: number;
	/** Whether the amount can be typed. */
	isSingle: boolean;
	/** More than is left was typed. */
	isTooMuch: boolean;
};

/** The refund as the API will compute it, with the same rules. */
export function draftRefund(order: DeskOrder, { chosen, typedCents }: RefundDraft): DraftedRefund {
	const earlier = order.refunds.flatMap(({ lines }) => lines);
	const billed = order.refundable?.lines ?? [];
	const isSingle = billed.filter(({ lineItemId }) => chosen[lineItemId]).length === 1;
	const parts: LinePart[] = [];
	const lines = billed.map((line): DraftLine => {
		const pieces = piecesLeft(line, earlier);
		const most = pieces > 0 ? pieces : priceLeft(line, earlier) > 0 ? 1 : 0;
		const count = Math.min(chosen[line.lineItemId] ?? 0, most);
		if (count === 0) return { ...line, count, most, refund: null };
		const part = partOf(line, count);
		parts.push(part);
		return { ...line, count, most, refund: refundOfPart(line, earlier, part) };
	});
	const refunds = lines.flatMap(({ refund }) => refund ?? []);
	return {
		lines,
		parts,
		price: refunds.reduce((sum, { price, deposit }) => sum + price + deposit, 0),
		discount: refunds.reduce((sum, { discount }) => sum + discount, 0),
		amount: refunds.reduce((sum, refund) => sum + amountOf(refund), 0),
		isSingle,
		isTooMuch: refunds.length < parts.length,
	};

	function partOf(line: RefundableLine, count: number): LinePart {
		const { lineItemId } = line;
		if (isSingle && typedCents !== null) return { lineItemId, price: typedCents };
		if (piecesLeft(line, earlier) > 0) return { lineItemId, quantity: count };
		return { lineItemId, price: priceLeft(line, earlier) };
	}
}

/** Staff refunded it before: for the line in the list. */
export function refundedOf(order: DeskOrder, lineItemId: string) {
	return order.refunds.flatMap(({ number, lines, reason }) =>
		lines
			.filter((line) => line.lineItemId === lineItemId)
			.map((line) => ({ number, reason, quantity: line.quantity, amount: amountOf(line) })),
	);
}
