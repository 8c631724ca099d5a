import type { GoodwillVoucher } from '@korb/contracts/admin/orders/goodwill-vouchers';
import type {
	DeskOrder,
	DeskOrderSummary,
	DeskRefund,
	LedgerEntry,
	OrderNote,
	TimelineEntry,
} from '@korb/contracts/admin/orders/order-desk';
import type { OrderEmail } from '@korb/contracts/admin/orders/order-emails';
import type { RefundRow } from '../aftersales/index.ts';
import type { CreditNoteRow } from '../invoice/index.ts';
import type { OrderEmailRow } from '../notification/index.ts';
import type { VoucherRow } from './goodwill-vouchers.sql.ts';
import type { DeskRow, LedgerRow, NoteRow, TimelineRow } from './order-desk.sql.ts';

export function toSummary(row: DeskRow): DeskOrderSummary {
	const { address, billing, window } = row;
	const own = (field: string) => address[field] || billing?.[field] || '';
	return {
		orderNumber: row.order_number,
		version: row.version,
		status: row.status,
		placedAt: row.placed_at.toISOString(),
		currency: row.currency,
		window: { id: window.id, start: window.start, end: window.end },
		lineItemCount: row.line_item_count,
		addsTo: row.adds_to,
		name: `${own('firstName')} ${own('lastName')}`.trim(),
		email: own('email'),
		phone: own('phoneNumber'),
		distributionType: row.distribution_type ?? '',
		unit: row.unit,
		city: own('city'),
		total: row.total_cents,
	};
}

export function toLedgerEntry(row: LedgerRow): LedgerEntry {
	return {
		operation: row.operation,
		number: row.number,
		amount: row.amount_cents,
		outcome: row.outcome,
		errorCode: row.error_code,
		idempotencyKey: row.idempotency_key,
		startedAt: row.started_at.toISOString(),
		retryOf: row.retry_of,
		mayRetry: row.may_retry,
	};
}

export function toTimelineEntry({ at, type, by }: TimelineRow): TimelineEntry {
	return { at: at.toISOString(), type, by };
}

export function toNote({ note_id: noteId, text, by, created_at }: NoteRow): OrderNote {
	return { noteId, text, by, createdAt: created_at.toISOString() };
}

export function toEmail(row: OrderEmailRow): OrderEmail {
	return {
		emailId: row.email_id,
		type: row.type,
		recipient: row.recipient,
		subject: row.subject,
		state: row.state,
		by: row.by,
		queuedAt: row.queued_at.toISOString(),
		settledAt: row.settled_at?.toISOString() ?? null,
	};
}

/** Whoever reads a code can redeem it, so only those who give vouchers do. */
export function toVoucher(
	row: VoucherRow,
	{ isReadable }: { isReadable: boolean },
): GoodwillVoucher {
	return {
		voucherId: row.voucher_id,
		code: isReadable ? row.code : `…${row.code.slice(-4)}`,
		amount: row.amount_cents,
		by: row.by,
		createdAt: row.created_at.toISOString(),
		endsAt: row.ends_at?.toISOString() ?? null,
		isUsed: row.is_used,
	};
}

export function toDeskRefund(row: RefundRow, notes: readonly CreditNoteRow[]): DeskRefund {
	const note = notes.find(({ refund_number: number }) => number === row.number);
	return {
		number: row.number,
		createdAt: row.created_at.toISOString(),
		by: row.by,
		reason: row.reason,
		amount: row.refund_cents + row.wallet_cents,
		wallet: row.wallet_cents,
		state: stateOf(row),
		creditNote: note?.document.number ?? null,
		lines: row.lines,
	};
}

function stateOf({ operation, outcome, refund_cents: rest }: RefundRow): DeskRefund['state'] {
	if (operation === null) return rest > 0 ? 'byHand' : 'done';
	return outcome === 'refused' ? 'failed' : outcome === 'done' ? 'done' : 'pending';
}

type Refundable = NonNullable<DeskOrder['refundable']>;

/** What is left of the limit counts everything that this person has refunded of the order. */
export function toRefundLimit(
	limit: number | null,
	own: readonly RefundRow[],
): Refundable['limit'] {
	if (limit === null) return null;
	const used = own.reduce((sum, row) => sum + row.refund_cents + row.wallet_cents, 0);
	return Math.max(0, limit - used);
}
