import { planWindow, WINDOW_DAYS } from '@korb/domain/fulfilment/window-templates';
import { addDays, type Day } from '@korb/domain/pricing/prices';
import type { Database } from '../../db/database.ts';
import {
	deleteUnwanted,
	insertWindows,
	listClosedDays,
	listTemplates,
	type NewWindow,
	purgeEmptyHolds,
	purgeWindows,
	type TemplateRow,
} from './templates.sql.ts';

/**
 * Creates the windows of the coming days from the templates and returns how many are new.
 * Idempotent.
 */
export function planWindows(
	db: Database,
	tenant: { id: string; timeZone: string },
	today: Day,
): Promise<number> {
	const days = Array.from({ length: WINDOW_DAYS }, (_, ahead) => addDays(today, ahead));
	return db.transaction(async (tx) => {
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
		await purgeEmptyHolds(tx, tenant.id);
		await purgeWindows(tx, tenant.id);
		return insertWindows(tx, tenant.id, wanted);
	});
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
