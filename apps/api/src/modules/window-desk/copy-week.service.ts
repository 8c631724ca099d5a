import { isDeepStrictEqual } from 'node:util';
import type { WeekCopy, WeekCopyEffect } from '@korb/contracts/admin/windows/copy-week';
import type { ScheduleKey } from '@korb/contracts/admin/windows/windows';
import type { Day } from '@korb/domain/pricing/prices';
import type { Tx } from '../../db/schema.ts';
import { Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { lockPlan } from '../windows/index.ts';
import { copyTerms } from './copied-terms.ts';
import { getSchedule, mondayOf, weekFrom } from './read-windows.service.ts';
import {
	type DeskWindowRow,
	listUpcomingRows,
	listWindowRows,
	lockWindowRows,
	updateWindows,
} from './window-desk.sql.ts';

export function previewWeekCopy(
	ctx: StaffContext,
	key: ScheduleKey,
	copy: WeekCopy,
): Promise<WeekCopyEffect> {
	return ctx.db.snapshot(async (tx) => {
		await getSchedule(tx, ctx, key);
		const upcoming = await listUpcomingRows(tx, { tenantId: ctx.me.tenantId, ...key });
		return { weeks: (await planCopies(tx, ctx, key, copy, upcoming)).map(({ effect }) => effect) };
	});
}

/** Only what the person has seen is done: a shopper may have ordered since the preview. */
export function copyWeek(
	ctx: StaffContext,
	key: ScheduleKey,
	{ seen, ...copy }: WeekCopy & { seen: WeekCopyEffect },
): Promise<WeekCopyEffect> {
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		await lockPlan(tx, tenantId);
		await getSchedule(tx, ctx, key);
		const upcoming = await lockWindowRows(tx, { tenantId, ...key }, null);
		const copies = await planCopies(tx, ctx, key, copy, upcoming);
		const effect = { weeks: copies.map(({ effect: week }) => week) };
		if (!isDeepStrictEqual(effect, seen)) throw new Stale(effect, seen);
		const updates = copies.flatMap((each) => each.updates);
		await updateWindows(tx, tenantId, updates);
		await recordChange(tx, ctx, {
			action: 'window.copyWeek',
			subject: `schedule:${key.distributionType}/${key.appointableId}`,
			after: {
				appointables: [key.appointableId],
				week: copy.from,
				weeks: copy.to,
				windows: updates.length,
			},
		});
		return effect;
	});
}

async function planCopies(
	tx: Tx,
	ctx: StaffContext,
	key: ScheduleKey,
	{ from, to, parts }: WeekCopy,
	upcoming: readonly DeskWindowRow[],
) {
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	const weekOf = (day: Day) => ({ monday: mondayOf(day), ...weekFrom(mondayOf(day), timeZone) });
	const source = weekOf(from);
	const rows = await listWindowRows(tx, { tenantId: ctx.me.tenantId, ...key }, source);
	return to.map((day) => {
		const week = weekOf(day);
		const isOfWeek = ({ starts_at: at }: DeskWindowRow) => at >= week.from && at < week.to;
		return copyTerms({
			from: { monday: source.monday, rows },
			to: { monday: week.monday, rows: upcoming.filter(isOfWeek) },
			...{ parts, timeZone },
		});
	});
}
