import type { OrderEvent } from '@korb/contracts/order/order-notices';
import type { Tenant } from '../../context.ts';
import type { RefundRow, WithdrawalRow } from '../aftersales/index.ts';
import type { CreditNote } from '../invoice/index.ts';
import type { AttemptRow, OrderRow } from '../order-records/index.ts';

/** What an email about an order is written from. */
export type MailAbout = {
	tenant: Tenant;
	type: MailType;
	order: OrderRow;
	payment: Pick<AttemptRow, 'method_key' | 'planned_cents' | 'reserved_cents' | 'wallet_cents'>;
	/** Token that opens the order; part of every link. */
	token: string;
	/** The withdrawal the email confirms. */
	withdrawal: WithdrawalRow | null;
	/** The refund by staff that the email is about. */
	refund?: RefundNotice | null;
};

export type RefundNotice = Pick<
	RefundRow,
	'lines' | 'refund_cents' | 'wallet_cents' | 'operation' | 'notifies'
> & { creditNote: CreditNote | null };

/** All other events are only shown on the order page. */
export const kinds = {
	'order.placed': 'placed',
	'order.moved': 'moved',
	'order.cancelled': 'cancelled',
	'order.picked': 'picked',
	'order.withdrawn': 'withdrawn',
	'order.refunded': 'refunded',
} as const satisfies Partial<Record<OrderEvent['type'], string>>;
export type MailType = keyof typeof kinds;
export const mailTypes = Object.keys(kinds) as MailType[];
/** A refund by staff has no event of its own. */
export type Kind = (typeof kinds)[MailType] | 'partRefunded';
