import { planWindow, WINDOW_DAYS } from '@korb/domain/fulfilment/window-templates';
import { addDays, type Day } from '@korb/domain/pricing/prices';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import {
	deleteUnwanted,
	insertWindows,
	listClosedDays,
	listTemplates,
	lockPlan,
	type NewWindow,
	purgeEmptyHolds,
	purgeWindows,
	type TemplateRow,
} from './templates.sql.ts';

/**
 * Creates the windows of the coming days from the templates and returns how many are new.
 * Idempotent.
 */
export function planWindows(db: Database, tenant: PlannedShop, today: Day): Promise<number> {
	return db.transaction(async (tx) => {
		await lockPlan(tx, tenant.id);
		await purgeEmptyHolds(tx, tenant.id);
		await purgeWindows(tx, tenant.id);
		return applyPlan(tx, tenant, today);
	});
}

export type PlannedShop = { id: string; timeZone: string };

/** Under the lock of the plan, in the transaction of a change of templates or closed days. */
export async function applyPlan(tx: Tx, tenant: PlannedShop, today: Day): Promise<number> {
	const days = Array.from({ length: WINDOW_DAYS }, (_, ahead) => addDays(today, ahead));
	const templates = await listTemplates(tx, tenant.id);
	const closed = await listClosedDays(tx, tenant.id);
	const isClosed = (day: Day, appointableId: string) =>
		closed.some((entry) => entry.day === day && entry.appointable_id === appointableId);
	const wanted = days.flatMap((day) =>
		templates
			.filter((template) => !isClosed(day, template.appointable_id))
			.flatMap((template) => toWindow(template, day, tenant.timeZone)),
	);
	await deleteUnwanted(tx, tenant.id, days, wanted);
	return insertWindows(tx, tenant.id, wanted);
}

/** The template that plans a window; the first one, as planning does. */
export function findTemplateOf<T extends TemplateRow>(
	templates: readonly T[],
	window: PlannedRow,
	timeZone: string,
): T | null {
	return templates.find((template) => isPlannedBy(template, window, timeZone)) ?? null;
}

type PlannedRow = Pick<
	NewWindow,
	'distribution_type' | 'appointable_id' | 'day' | 'starts_at' | 'ends_at'
>;

function isPlannedBy(template: TemplateRow, window: PlannedRow, timeZone: string): boolean {
	if (template.distribution_type !== window.distribution_type) return false;
	if (template.appointable_id !== window.appointable_id) return false;
	const [planned] = toWindow(template, window.day, timeZone);
	return (
		planned?.starts_at.getTime() === window.starts_at.getTime() &&
		planned.ends_at.getTime() === window.ends_at.getTime()
	);
}

function toWindow(row: TemplateRow, day: Day, timeZone: string): NewWindow[] {
	const template = {
		weekdays: row.weekdays,
		starts: row.starts,
		ends: row.ends,
		leadMinutes: row.lead_minutes,
		validFrom: row.valid_from,
		validUntil: row.valid_until,
	};
	const planned = planWindow(template, day, timeZone);
	if (!planned) return [];
	return [
		{
			distribution_type: row.distribution_type,
			appointable_id: row.appointable_id,
			day,
			starts_at: planned.startsAt,
			ends_at: planned.endsAt,
			cut_off_at: planned.cutOffAt,
			capacity: row.capacity,
			fee_cents: row.fee_cents,
			green_reduction_cents: row.green_reduction_cents,
		},
	];
}
