import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

it('stays ready while requests use every database connection', async () => {
	const { max } = api.pool.options;
	const held = await Promise.all(Array.from({ length: max }, () => api.pool.connect()));
	try {
		const answers = await Promise.all(
			['/readyz', '/readyz', '/healthz'].map((url) => api.inject({ method: 'GET', url })),
		);
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
		expect(api.pool.waitingCount).toBe(0);
	} finally {
		for (const client of held) client.release();
	}
});
