import type {
	CustomerOrders,
	OrderFilter,
	OrderSummary,
} from '@korb/contracts/order/customer-orders';
import { mayCancel } from '@korb/domain/order/order-states';
import { instantAt } from '@korb/domain/time/zone';
import type { RequestContext } from '../../context.ts';
import { findConfirmedMailbox, requireCustomer } from '../identity/index.ts';
import type { KnownOrder, OrderTokens } from '../order-records/index.ts';
import {
	countOrdersOf,
	countYearsOf,
	joinOrders,
	listOrdersOf,
	type OrderCursor,
	readSummaries,
	type SummaryRow,
} from './customer-orders.sql.ts';

type Query = {
	year?: number | undefined;
	text: string;
	filter?: OrderFilter | undefined;
	before?: string | undefined;
	pageSize: number;
};

export async function listCustomerOrders(
	ctx: RequestContext,
	{ year, text, filter, before, pageSize }: Query,
): Promise<CustomerOrders> {
	const key = await requireCustomer(ctx);
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	const range = year === undefined ? null : yearIn(timeZone, year);
	const search = { ...key, range, filter: filter ?? null, text };
	return ctx.db.snapshot(async (tx) => {
		const found = await listOrdersOf(tx, search, toCursor(before), pageSize + 1);
		const shown = found.slice(0, pageSize);
		const last = shown.at(-1);
		const orders = await readSummaries(tx, key.tenantId, shown);
		const years = await countYearsOf(tx, key, timeZone);
		const wanted = years.filter((each) => year === undefined || each.year === year);
		const isFiltered = text !== '' || filter !== undefined;
		return {
			orders: orders.map(toSummary),
			total: isFiltered
				? await countOrdersOf(tx, search)
				: wanted.reduce((sum, { count }) => sum + count, 0),
			next: found.length > pageSize && last ? fromCursor(last) : null,
			years: years.map((each) => each.year),
		};
	});
}

/** The proof is a link that this browser holds, or the mailbox the order was confirmed to. */
export async function joinGuestOrders(
	ctx: RequestContext,
	tokens: OrderTokens,
	known: KnownOrder[],
): Promise<{ orderNumbers: string[] }> {
	const key = await requireCustomer(ctx);
	const { tenantId } = key;
	const proven = known.filter(
		({ orderNumber, token }) => tokens.judge({ tenantId, orderNumber }, token, ctx.now) === 'valid',
	);
	const orderNumbers = await ctx.db.transaction(async (tx) => {
		const mailbox = await findConfirmedMailbox(tx, key);
		const linked = proven.map(({ orderNumber }) => orderNumber);
		return joinOrders(tx, key, { orderNumbers: linked, mailbox });
	});
	return { orderNumbers };
}

function yearIn(timeZone: string, year: number): { from: Date; to: Date } {
	return {
		from: instantAt(`${year}-01-01`, '00:00', timeZone),
		to: instantAt(`${year + 1}-01-01`, '00:00', timeZone),
	};
}

function toCursor(before: string | undefined): OrderCursor | null {
	if (!before) return null;
	const [time = '', orderNumber = ''] = before.split('-');
	return { placedAt: new Date(Number(time)), orderNumber };
}

function fromCursor({ placedAt, orderNumber }: OrderCursor): string {
	return `${placedAt.getTime()}-${orderNumber}`;
}

function toSummary(row: SummaryRow): OrderSummary {
	const isOpen = row.status === 'PLACED' && !row.is_past_cut_off && row.adds_to === null;
	const { distributionType, storeId, companyName, streetName, streetNumber, postalCode, city } =
		row.address as OrderSummary['distributionAddress'];
	return {
		orderNumber: row.order_number,
		status: row.status,
		placedAt: row.placed_at.toISOString(),
		currency: row.currency,
		lineItemCount: row.line_item_count,
		pieceCount: row.piece_count,
		lines: row.lines,
		window: { id: row.window.id, start: row.window.start, end: row.window.end },
		distributionAddress: {
			distributionType,
			storeId,
			companyName,
			streetName,
			streetNumber,
			postalCode,
			city,
		},
		total: row.status === 'CANCELLED' ? 0 : row.total_cents,
		cutOffAt: row.cut_off_at?.toISOString() ?? null,
		mayCancel: mayCancel(row.status) && !row.is_past_cut_off,
		mayMove: isOpen,
		mayAddOn: isOpen,
		addsTo: row.adds_to,
		invoice: row.invoice,
		refund:
			row.refund_cents && row.refunded_at
				? { amount: row.refund_cents, refundedAt: row.refunded_at.toISOString() }
				: null,
	};
}
