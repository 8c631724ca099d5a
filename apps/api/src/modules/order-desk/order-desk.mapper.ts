import type {
	DeskOrderSummary,
	LedgerEntry,
	OrderNote,
	TimelineEntry,
} from '@korb/contracts/admin/order-desk';
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
	};
}

export function toTimelineEntry({ at, type, by }: TimelineRow): TimelineEntry {
	return { at: at.toISOString(), type, by };
}

export function toNote({ note_id: noteId, text, by, created_at }: NoteRow): OrderNote {
	return { noteId, text, by, createdAt: created_at.toISOString() };
}
