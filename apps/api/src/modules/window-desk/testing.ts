import { dayAt } from '@korb/domain/pricing/prices';
import type { TestApi } from '../../testing.ts';
import { planWindows } from '../windows/index.ts';

export const timeZone = 'Europe/Vienna';

type TemplateDraft = {
	tenantId: string;
	templateId?: string;
	unit?: string;
	weekdays?: number[];
	starts?: string;
	ends?: string;
	capacity?: number;
};

/** A template of a unit that delivers, and its windows of the coming two weeks. */
export async function aTemplate(api: TestApi, draft: TemplateDraft): Promise<string> {
	const { tenantId, templateId = 'van-wien-16', unit = 'wien' } = draft;
	await api.query(
		`INSERT INTO window_template (tenant_id, template_id, distribution_type, appointable_id, weekdays,
			starts, ends, lead_minutes, capacity, fee_cents, green_reduction_cents)
		VALUES ($1, $2, 'DELIVERY', $3, $4, $5::time, $6::time, 240, $7, 490, 100)`,
		[
			tenantId,
			templateId,
			unit,
			draft.weekdays ?? [1, 2, 3, 4, 5, 6, 7],
			draft.starts ?? '16:00',
			draft.ends ?? '18:00',
			draft.capacity ?? 40,
		],
	);
	await plan(api, tenantId);
	return templateId;
}

export function plan(api: TestApi, tenantId: string): Promise<number> {
	return planWindows(api.db, { id: tenantId, timeZone }, today());
}

export function today(): string {
	return dayAt(new Date(), timeZone);
}

export type StoredWindow = {
	window_id: string;
	day: string;
	version: number;
	capacity: number;
	fee_cents: number;
	taken: number;
	closed_reason: string | null;
};

/** Of the days to come, by start: today's may have begun. */
export async function listStored(api: TestApi, tenantId: string): Promise<StoredWindow[]> {
	const { rows } = await api.pool.query(
		`SELECT window_id, day::text, version, capacity, fee_cents, taken, closed_reason
		FROM time_window WHERE tenant_id = $1 AND day > $2 ORDER BY starts_at`,
		[tenantId, today()],
	);
	return rows;
}
