import type { CodeInput, DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import type { CodeCursor, CodeRow } from './read-codes.sql.ts';

export function toDeskCode(row: CodeRow): DeskCode {
	return {
		code: row.code,
		kind: row.kind,
		value: row.value,
		minOrderCents: row.min_order_cents,
		fulfilment: row.service_type,
		startsAt: row.starts_at?.toISOString() ?? null,
		endsAt: row.ends_at?.toISOString() ?? null,
		maxUses: row.max_uses,
		isOncePerCustomer: row.is_once_per_customer,
		audience: row.audience,
		customerIds: row.customer_ids,
		isActive: row.is_active,
		version: row.version,
		state: row.state,
		uses: row.uses,
		orders: row.orders,
		costCents: row.cost_cents,
		createdAt: row.created_at.toISOString(),
	};
}

/** What people can change, for the audit log, which knows no shoppers. */
export function inputOf(code: CodeInput) {
	const { kind, value, minOrderCents, fulfilment, startsAt, endsAt } = code;
	const { maxUses, isOncePerCustomer, audience, customerIds, isActive } = code;
	return {
		...{ kind, value, minOrderCents, fulfilment, startsAt, endsAt },
		...{ maxUses, isOncePerCustomer, audience, isActive },
		customers: customerIds.length,
	};
}

export function fromCursor({ createdAt, code }: CodeCursor): string {
	return Buffer.from(`${createdAt.getTime()} ${code}`).toString('base64url');
}

/** Null for one that this API has not written. */
export function toCursor(text: string): CodeCursor | null {
	const [, millis, code] =
		/^(\d{1,15}) ([^\0]+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
	return millis && code ? { createdAt: new Date(Number(millis)), code } : null;
}
