import { randomUUID } from 'node:crypto';
import type { TestApi } from '../../testing.ts';

type WindowDraft = {
	tenantId: string;
	distributionType?: 'DELIVERY' | 'CLICK_AND_COLLECT';
	appointableId?: string;
	/** Hours from now; a window lasts two hours. */
	startsInHours?: number;
	leadHours?: number;
	capacity?: number;
	fee?: number | null;
	greenReduction?: number;
};

const shifts = new WeakMap<object, number>();

/** A standalone window. Each starts at another hour, because windows must not overlap. */
export async function aWindow(api: Pick<TestApi, 'query'>, draft: WindowDraft): Promise<string> {
	const windowId = randomUUID();
	const shift = (shifts.get(api) ?? 0) + 3;
	shifts.set(api, shift);
	await api.query(
		`INSERT INTO time_window (tenant_id, window_id, distribution_type, appointable_id, day, starts_at,
			ends_at, cut_off_at, capacity, fee_cents, green_reduction_cents)
		SELECT $1, $2, $3, $4, (starts AT TIME ZONE 'Europe/Vienna')::date, starts,
			starts + interval '2 hours', starts - make_interval(hours => $5), $6, $7, $8
		FROM (SELECT now() + make_interval(hours => $9)) AS at (starts)`,
		[
			draft.tenantId,
			windowId,
			draft.distributionType ?? 'DELIVERY',
			draft.appointableId ?? 'wien',
			draft.leadHours ?? 1,
			draft.capacity ?? 10,
			draft.fee === undefined ? 390 : draft.fee,
			draft.greenReduction ?? 100,
			draft.startsInHours ?? 24 + shift,
		],
	);
	return windowId;
}

export async function takenOf(api: TestApi, windowId: string): Promise<number> {
	const { rows } = await api.pool.query('SELECT taken FROM time_window WHERE window_id = $1', [
		windowId,
	]);
	return rows[0].taken;
}

/** Windows whose count differs from the sum of their holds and stops; must be empty. */
export async function miscounted(api: TestApi): Promise<unknown[]> {
	const { rows } = await api.pool.query(
		`SELECT w.window_id, w.taken, w.capacity FROM time_window AS w
		WHERE w.taken <> (SELECT count(*) FROM window_hold AS hold
				WHERE hold.tenant_id = w.tenant_id AND hold.window_id = w.window_id AND hold.has_place)
			+ (SELECT count(*) FROM window_stop AS stop
				WHERE stop.tenant_id = w.tenant_id AND stop.window_id = w.window_id)
			OR w.taken > w.capacity`,
	);
	return rows;
}
