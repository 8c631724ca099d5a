import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

it('stays ready while requests use every database connection', async () => {
	const { max } = api.deps.pool.options;
	const held = await Promise.all(Array.from({ length: max }, () => api.deps.pool.connect()));
	try {
		const answers = await Promise.all(
			['/readyz', '/readyz', '/healthz'].map((url) => api.inject({ method: 'GET', url })),
		);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
		expect(api.deps.pool.waitingCount).toBe(0);
	} finally {
		for (const client of held) client.release();
	}
});
