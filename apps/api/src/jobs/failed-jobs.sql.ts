import type { Pool } from '../db/pool.ts';

export async function countFailedJobs(pool: Pool): Promise<{ queue: string; count: number }[]> {
	const { rows } = await pool.query<{ queue: string; count: number }>(
		`SELECT name AS queue, count(*)::int AS count FROM pgboss.job
		WHERE state = 'failed' AND completed_on > now() - interval '1 day' GROUP BY name`,
	);
	return rows;
}
