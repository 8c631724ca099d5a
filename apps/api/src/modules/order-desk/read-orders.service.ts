import type { DeskOrder, DeskOrderList } from '@korb/contracts/admin/orders/order-desk';
import type { OrderStatus } from '@korb/contracts/order/orders';
import type { OrderSort } from '@korb/domain/order/order-list';
import { walletShare } from '@korb/domain/payment/payment-amounts';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { refundLimitOf } from '@korb/domain/staff/spending-limits';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import {
	listRefunds,
	listWithdrawals,
	type RefundRow,
	splitOf,
	toRefundable,
	type WithdrawalRow,
} from '../aftersales/index.ts';
import { findInvoice, listCreditNotes } from '../invoice/index.ts';
import { listOrderEmails } from '../notification/index.ts';
import { toOrder } from '../order/index.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	findAttempt,
	findOrder,
	listAddOnNumbers,
	listUndone,
	type OrderRow,
	toBill,
} from '../order-records/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { listVouchers } from './goodwill-vouchers.sql.ts';
import { findOnHandover } from './on-handover.service.ts';
import {
	toDeskRefund,
	toEmail,
	toLedgerEntry,
	toNote,
	toRefundLimit,
	toSummary,
	toTimelineEntry,
	toVoucher,
} from './order-desk.mapper.ts';
import {
	type DeskCursor,
	type DeskFacts,
	findDeskFacts,
	listDeskRows,
	listLedger,
	listNotes,
	listTimeline,
} from './order-desk.sql.ts';
import { toSearch } from './search-term.ts';
import { voucherLimitLeft } from './voucher-limit-left.ts';

export type DeskQuery = {
	status?: OrderStatus[] | undefined;
	unit?: string | undefined;
	windowFrom?: string | undefined;
	windowTo?: string | undefined;
	search: string;
	sort: OrderSort;
	before?: string | undefined;
	pageSize: number;
};

const nothing: DeskOrderList = { orders: [], next: null };

export async function readDeskOrders(
	{ db, me }: StaffContext,
	query: DeskQuery,
): Promise<DeskOrderList> {
	const search = query.search ? toSearch(query.search) : null;
	if (query.search && !search) return nothing;
	if (query.unit && !mayEnterUnit(me.units, query.unit)) return nothing;
	const filter = {
		tenantId: me.tenantId,
		units: query.unit ? [query.unit] : me.units,
		statuses: query.status?.length ? query.status : null,
		windowFrom: query.windowFrom ? new Date(query.windowFrom) : null,
		windowTo: query.windowTo ? new Date(query.windowTo) : null,
		search,
	};
	const { pageSize, sort } = query;
	const before = query.before ? toCursor(query.before) : null;
	const rows = await db.single((tx) =>
		listDeskRows(tx, filter, { sort, before, atMost: pageSize + 1 }),
	);
	const shown = rows.slice(0, pageSize);
	const last = rows.length > pageSize ? shown.at(-1) : undefined;
	return {
		orders: shown.map(toSummary),
		next: last?.sorted_at ? `${last.sorted_at.getTime()}-${last.order_number}` : null,
	};
}

/** Orders of other units do not exist for somebody who is limited to some. */
export async function getDeskFacts(
	tx: Tx,
	{ me }: StaffContext,
	orderNumber: string,
): Promise<DeskFacts> {
	const facts = await findDeskFacts(tx, { tenantId: me.tenantId, orderNumber });
	if (!facts || !mayEnterUnit(me.units, facts.unit)) throw notFound('order');
	return facts;
}

export function readDeskOrder(ctx: StaffContext, orderNumber: string): Promise<DeskOrder> {
	return ctx.db.snapshot((tx) => loadDeskOrder(tx, ctx, orderNumber));
}

export async function loadDeskOrder(
	tx: Tx,
	ctx: StaffContext,
	orderNumber: string,
): Promise<DeskOrder> {
	const { tenantId } = ctx.me;
	const facts = await getDeskFacts(tx, ctx, orderNumber);
	const row = await getOrder(tx, tenantId, orderNumber);
	const attempt = await findAttempt(tx, attemptKeyOf(row));
	if (!attempt) throw notFound('order');
	const aftermath = {
		withdrawals: await listWithdrawals(tx, row),
		invoice: await findInvoice(tx, row),
		addOns: await listAddOnNumbers(tx, tenantId, orderNumber),
	};
	const refunds = await listRefunds(tx, row);
	const creditNotes = await listCreditNotes(tx, row);
	const { token: _link, ...order } = toOrder(ctx, row, attempt, '', aftermath);
	const key = { tenantId, orderNumber };
	const vouchers = await listVouchers(tx, key);
	const mayGive = ctx.me.permissions.includes('orders.voucher');
	return {
		...order,
		...facts,
		customerId: row.customer_id,
		provider: attempt.provider,
		ledger: (await listLedger(tx, { ...attemptKeyOf(row), orderNumber })).map(toLedgerEntry),
		onHandover: await findOnHandover(tx, row, attempt),
		timeline: (await listTimeline(tx, key)).map(toTimelineEntry),
		refunds: refunds.map((refund) => toDeskRefund(refund, creditNotes)),
		refundable: await findRefundable(tx, ctx, { row, attempt, refunds, ...aftermath }),
		vouchers: vouchers.map((row) => toVoucher(row, { isReadable: mayGive })),
		voucherLimit: voucherLimitLeft(ctx, vouchers),
		emails: (await listOrderEmails(tx, key)).map(toEmail),
		notes: (await listNotes(tx, key)).map(toNote),
	};
}

type Charged = {
	row: OrderRow;
	attempt: AttemptRow;
	refunds: RefundRow[];
	withdrawals: WithdrawalRow[];
};

async function findRefundable(
	tx: Tx,
	{ me, tenant }: StaffContext,
	{ row, attempt, refunds, withdrawals }: Charged,
): Promise<DeskOrder['refundable']> {
	const isCharged = (await listUndone(tx, attemptKeyOf(row), 'capture')).length === 0;
	if (!row.picked || !isCharged) return null;
	const { total } = toBill(row);
	const { wallet, provider } = await splitOf(tx, attempt, total);
	const returned = withdrawals.reduce((sum, { return: back }) => sum + amountOfReturn(back), 0);
	const byHand = refunds.reduce((sum, each) => sum + each.refund_cents, returned);
	const { wallet_cents: held, planned_cents: planned } = attempt;
	const walletPart = walletShare({ held, planned }, total);
	const limit = refundLimitOf(me.roles, tenant.backOffice.refundLimits);
	return {
		lines: toRefundable(row, withdrawals),
		left: wallet + (attempt.provider ? provider : Math.max(0, total - walletPart - byHand)),
		limit: toRefundLimit(
			limit,
			refunds.filter(({ staff_id: id }) => id === me.staffId),
		),
	};
}

const amountOfReturn = (back: WithdrawalRow['return']) => back?.refund_cents ?? 0;

export async function getOrder(tx: Tx, tenantId: string, orderNumber: string): Promise<OrderRow> {
	const row = await findOrder(tx, tenantId, orderNumber);
	if (!row) throw notFound('order');
	return row;
}

function toCursor(text: string): DeskCursor {
	const [time = '', orderNumber = ''] = text.split('-');
	return { at: new Date(Number(time)), orderNumber };
}
