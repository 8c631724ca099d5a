import type {
	DeskWindowDetails,
	Schedule,
	ScheduleKey,
	WindowWeek,
} from '@korb/contracts/admin/windows/windows';
import { addDays, type Day, dayAt } from '@korb/domain/pricing/prices';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { instantAt, weekdayOf } from '@korb/domain/time/zone';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { findTemplateOf, listTemplates } from '../windows/index.ts';
import { listAffected } from './affected-windows.ts';
import { toDeskWindow, toSchedule, toWindowOrder } from './window-desk.mapper.ts';
import {
	type DeskWindowRow,
	findWindowRow,
	listScheduleRows,
	listUpcomingRows,
	listWindowOrders,
	listWindowRows,
	type ScheduleRow,
} from './window-desk.sql.ts';

/** More are in the list of orders. */
const ORDERS_SHOWN = 5;

export async function readSchedules({ db, me }: StaffContext): Promise<Schedule[]> {
	const rows = await db.single((tx) => listScheduleRows(tx, me));
	return rows.map(toSchedule);
}

export function readWeek(ctx: StaffContext, key: ScheduleKey, from?: Day): Promise<WindowWeek> {
	const { timeZone, currency } = ctx.tenant.config.clientRuntimeConfig;
	const today = dayAt(ctx.now, timeZone);
	const monday = mondayOf(from ?? today);
	const period = weekFrom(monday, timeZone);
	const { tenantId } = ctx.me;
	return ctx.db.snapshot(async (tx) => {
		const schedule = toSchedule(await getSchedule(tx, ctx, key));
		const rows = await listWindowRows(tx, { ...key, tenantId }, period);
		const templates = await listTemplates(tx, tenantId);
		const windows = rows.map((row) => toDeskWindow(row, templates, timeZone));
		return { schedule, currency, from: monday, today, windows };
	});
}

export function readWindow(ctx: StaffContext, windowId: string): Promise<DeskWindowDetails> {
	return ctx.db.snapshot(async (tx) => loadDetails(tx, ctx, await getWindow(tx, ctx, windowId)));
}

export async function loadDetails(
	tx: Tx,
	{ me, tenant }: StaffContext,
	row: DeskWindowRow,
): Promise<DeskWindowDetails> {
	const { timeZone } = tenant.config.clientRuntimeConfig;
	const { tenantId } = me;
	const key = { tenantId, windowId: row.window_id, startsAt: row.starts_at };
	const templates = await listTemplates(tx, tenantId);
	const template = findTemplateOf(templates, row, timeZone);
	const orders = await listWindowOrders(tx, key, ORDERS_SHOWN);
	const siblings = template ? await listUpcomingRows(tx, { tenantId, ...scheduleOf(row) }) : [];
	const affected = (scope: 'weekday' | 'template') =>
		listAffected(siblings, row, { scope, template, timeZone }).length;
	return {
		...toDeskWindow(row, templates, timeZone),
		template: template && {
			templateId: template.template_id,
			weekdays: template.weekdays,
			windows: affected('template'),
			weekdayWindows: affected('weekday'),
		},
		orders: orders.map(toWindowOrder),
		orderCount: orders[0]?.total ?? 0,
	};
}

export function scheduleOf(row: DeskWindowRow): ScheduleKey {
	return { distributionType: row.distribution_type, appointableId: row.appointable_id };
}

/** Schedules of other units do not exist for the person. */
export async function getSchedule(
	tx: Tx,
	{ me }: StaffContext,
	{ distributionType, appointableId }: ScheduleKey,
): Promise<ScheduleRow> {
	const rows = await listScheduleRows(tx, me);
	const found = rows.find(
		(row) => row.distribution_type === distributionType && row.appointable_id === appointableId,
	);
	if (!found) throw notFound('schedule');
	return found;
}

export async function getWindow(
	tx: Tx,
	{ me }: StaffContext,
	windowId: string,
): Promise<DeskWindowRow> {
	const row = await findWindowRow(tx, me.tenantId, windowId);
	if (!row || !mayEnterUnit(me.units, row.unit)) throw notFound('window');
	return row;
}

export function weekFrom(monday: Day, timeZone: string): { from: Date; to: Date } {
	const midnight = (day: Day) => instantAt(day, '00:00', timeZone);
	return { from: midnight(monday), to: midnight(addDays(monday, 7)) };
}

export function mondayOf(day: Day): Day {
	return addDays(day, 1 - weekdayOf(day));
}
