import type { DeskOrder, DeskOrderList } from '@korb/contracts/admin/order-desk';
import type { OrderStatus } from '@korb/contracts/order/orders';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { listWithdrawals } from '../aftersales/index.ts';
import { findInvoice } from '../invoice/index.ts';
import { toOrder } from '../order/index.ts';
import {
	attemptKeyOf,
	findAttempt,
	findOrder,
	listAddOnNumbers,
	type OrderRow,
} from '../order-records/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { toLedgerEntry, toNote, toSummary, toTimelineEntry } from './order-desk.mapper.ts';
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

export type DeskQuery = {
	status?: OrderStatus[] | undefined;
	unit?: string | undefined;
	windowFrom?: string | undefined;
	windowTo?: string | undefined;
	search: string;
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
	const { pageSize } = query;
	const before = query.before ? toCursor(query.before) : null;
	const rows = await db.single((tx) => listDeskRows(tx, filter, before, pageSize + 1));
	const shown = rows.slice(0, pageSize);
	const last = rows.length > pageSize ? shown.at(-1) : undefined;
	return {
		orders: shown.map(toSummary),
		next: last ? `${last.placed_at.getTime()}-${last.order_number}` : null,
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
	const { token: _link, ...order } = toOrder(ctx, row, attempt, '', aftermath);
	const key = { tenantId, orderNumber };
	return {
		...order,
		...facts,
		customerId: row.customer_id,
		provider: attempt.provider,
		ledger: (await listLedger(tx, attemptKeyOf(row))).map(toLedgerEntry),
		timeline: (await listTimeline(tx, key)).map(toTimelineEntry),
		notes: (await listNotes(tx, key)).map(toNote),
	};
}

export async function getOrder(tx: Tx, tenantId: string, orderNumber: string): Promise<OrderRow> {
	const row = await findOrder(tx, tenantId, orderNumber);
	if (!row) throw notFound('order');
	return row;
}

function toCursor(text: string): DeskCursor {
	const [time = '', orderNumber = ''] = text.split('-');
	return { placedAt: new Date(Number(time)), orderNumber };
}
