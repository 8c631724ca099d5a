import type { Stack } from '@korb/tools/stack/stack';
import { query } from '../query.ts';

/** Reports end yesterday, and a test cannot wait for tomorrow. */
export async function searchedYesterday(
	stack: Stack,
	tenantId: string,
	term: string,
	times: number,
): Promise<void> {
	await query(
		stack,
		`INSERT INTO search_miss (tenant_id, day, term, times) VALUES ($1, day_at($1) - 1, $2, $3)
		ON CONFLICT (tenant_id, day, term) DO UPDATE SET times = excluded.times`,
		[tenantId, term, times],
	);
}
