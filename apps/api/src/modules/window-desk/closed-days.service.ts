import { isDeepStrictEqual } from 'node:util';
import type { ClosedDay, ClosedDayEffect } from '@korb/contracts/admin/windows/closed-days';
import { dayAt } from '@korb/domain/pricing/prices';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { applyPlan, lockPlan } from '../windows/index.ts';
import {
	closeWindowsOfDay,
	deleteClosedDays,
	getClosingEffect,
	insertClosedDays,
	listClosedRows,
	lockWindowsOfDay,
	openWindowsOfDay,
} from './closed-days.sql.ts';
import { listScheduleRows } from './window-desk.sql.ts';

type DayOf = { day: string; appointableIds: string[] };

export function readClosedDays(ctx: StaffContext): Promise<ClosedDay[]> {
	return ctx.db.snapshot((tx) => loadClosedDays(tx, ctx));
}

export function previewClosing(ctx: StaffContext, of: DayOf): Promise<ClosedDayEffect> {
	return ctx.db.snapshot(async (tx) => {
		await requireSchedules(tx, ctx, of.appointableIds);
		return getClosingEffect(tx, { tenantId: ctx.me.tenantId, ...of });
	});
}

type DayClosing = DayOf & { reason: string; seen: ClosedDayEffect };

/** Only what the person has seen is done: a shopper may have ordered since the preview. */
export function closeDay(
	ctx: StaffContext,
	{ reason, seen, ...of }: DayClosing,
): Promise<ClosedDay[]> {
	const closing = { tenantId: ctx.me.tenantId, ...of };
	const today = todayOf(ctx);
	if (of.day < today) throw refused('dayPast', 'The day has passed.');
	return ctx.db.transaction(async (tx) => {
		await lockPlan(tx, closing.tenantId);
		await requireSchedules(tx, ctx, of.appointableIds);
		await lockWindowsOfDay(tx, closing);
		const effect = await getClosingEffect(tx, closing);
		if (!isDeepStrictEqual({ ...effect }, { ...seen })) throw new Stale(effect, seen);
		if (!(await insertClosedDays(tx, closing, reason))) {
			throw refused('closedAlready', 'The day is closed already.');
		}
		await closeWindowsOfDay(tx, closing, reason);
		await applyPlan(tx, shopOf(ctx), today);
		await recordChange(tx, ctx, {
			action: 'closedDay.add',
			subject: `day:${of.day}`,
			after: { day: of.day, reason, appointables: of.appointableIds, ...effect },
		});
		return loadClosedDays(tx, ctx);
	});
}

export function reopenDay(ctx: StaffContext, of: DayOf): Promise<ClosedDay[]> {
	const closing = { tenantId: ctx.me.tenantId, ...of };
	return ctx.db.transaction(async (tx) => {
		await lockPlan(tx, closing.tenantId);
		await requireSchedules(tx, ctx, of.appointableIds);
		if (!(await deleteClosedDays(tx, closing))) throw notFound('closed day');
		await lockWindowsOfDay(tx, closing);
		await openWindowsOfDay(tx, closing);
		await applyPlan(tx, shopOf(ctx), todayOf(ctx));
		await recordChange(tx, ctx, {
			action: 'closedDay.remove',
			subject: `day:${of.day}`,
			before: { day: of.day, appointables: of.appointableIds },
		});
		return loadClosedDays(tx, ctx);
	});
}

async function loadClosedDays(tx: Tx, ctx: StaffContext): Promise<ClosedDay[]> {
	const ids = await listIds(tx, ctx);
	const rows = await listClosedRows(tx, ctx.me.tenantId, ids);
	return rows.map(({ day, reason, appointable_ids: appointableIds }) => ({
		day,
		reason,
		appointableIds,
		isEverywhere: appointableIds.length === ids.length,
	}));
}

/** Units and stores of others do not exist for the person. */
async function requireSchedules(tx: Tx, ctx: StaffContext, wanted: string[]): Promise<void> {
	const ids = await listIds(tx, ctx);
	if (!wanted.every((id) => ids.includes(id))) throw notFound('schedule');
}

async function listIds(tx: Tx, { me }: StaffContext): Promise<string[]> {
	const rows = await listScheduleRows(tx, me);
	return [...new Set(rows.map(({ appointable_id: id }) => id))];
}

function shopOf({ me, tenant }: StaffContext) {
	return { id: me.tenantId, timeZone: tenant.config.clientRuntimeConfig.timeZone };
}

function todayOf({ now, tenant }: StaffContext): string {
	return dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
}
