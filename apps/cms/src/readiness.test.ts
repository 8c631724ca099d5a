import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GET as getHealth } from './app/healthz/route.ts';
import { checkReadiness } from './readiness.ts';
import { openTestCms, type TestCms } from './testing.ts';

let cms: TestCms;
beforeAll(async () => {
	cms = await openTestCms();
}, 180_000);
afterAll(() => cms.close());

it('is ready while the database answers', async () => {
	const answer = await checkReadiness(cms.payload);
	expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
});

it('is not ready, and says no more, while the database is away; the process stays alive', async () => {
	const { pool } = cms.payload.db as unknown as PostgresAdapter;
	const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('10.0.0.5 refused') as never);
	const answer = await checkReadiness(cms.payload);
	expect([answer.status, await answer.text()]).toEqual([503, '{"status":"not ready"}']);
	query.mockRestore();
	expect(getHealth().status).toBe(200);
});
