import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { ensurePartitions } from './search-events.sql.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const event = {
	type: 'click',
	index: 'products',
	eventName: 'Product clicked',
	queryID: 'q-1',
	objectIDs: ['4711'],
	positions: [3],
	userToken: 'visit-1',
};

describe('POST /api/search-events', () => {
	it('API-20 SRCH-52 SRCH-53 SRCH-54 accepts clicks and conversions with all their fields', async () => {
		const shop = await aShop().openIn(api);
		const visitor = await shop.visit();
		const { positions: _, ...bought } = { ...event, type: 'conversion', eventName: 'Bought' };
		const answer = await visitor.post('/api/search-events', { events: [event, bought] });
		expect(answer.statusCode).toBe(204);
		const { rows } = await api.pool.query(
			`SELECT type, index_name, event_name, query_id, object_ids, positions, user_token,
				tableoid::regclass::text AS partition
			FROM search_event WHERE tenant_id = $1 ORDER BY event_id`,
			[shop.tenantId],
		);
		expect(rows).toMatchObject([
			{
				type: 'click',
				index_name: 'products',
				event_name: 'Product clicked',
				query_id: 'q-1',
				object_ids: ['4711'],
				positions: [3],
				user_token: 'visit-1',
			},
			{ type: 'conversion', event_name: 'Bought', positions: [] },
		]);
		expect(rows[0].partition).toMatch(/^search_event_\d{4}_\d{2}$/);
	});

	it('CONST-10 accepts 250 events and no more', async () => {
		const visitor = await (await aShop().openIn(api)).visit();
		const many = (count: number) => ({ events: Array.from({ length: count }, () => event) });
		expect((await visitor.post('/api/search-events', many(250))).statusCode).toBe(204);
		expect((await visitor.post('/api/search-events', many(251))).statusCode).toBe(400);
	});

	it.each([
		['no events', { events: [] }],
		['an unknown type', { events: [{ ...event, type: 'thought' }] }],
		['an extra field', { events: [{ ...event, email: 'a@b.at' }] }],
		['an email address as token', { events: [{ ...event, userToken: 'a@b.at' }] }],
	])('rejects %s', async (_name, body) => {
		const visitor = await (await aShop().openIn(api)).visit();
		expect((await visitor.post('/api/search-events', body)).statusCode).toBe(400);
	});

	it('requires a same-origin request', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.send({
			method: 'POST',
			url: '/api/search-events',
			payload: { events: [event] },
		});
		expect(answer.statusCode).toBe(403);
	});

	it('does not exist without search', async () => {
		const closed = await aShop().withFlag('featureSearch', false).openIn(api);
		const visitor = await closed.visit();
		expect((await visitor.post('/api/search-events', { events: [event] })).statusCode).toBe(404);
	});

	it('creates partitions for the coming months, idempotently', async () => {
		await api.query(`DROP TABLE ${await lastPartition()}`, []);
		const missing = await lastPartition();
		await api.db.transaction(ensurePartitions);
		await api.db.transaction(ensurePartitions);
		expect(await lastPartition()).not.toBe(missing);
	});
});

async function lastPartition(): Promise<string> {
	const { rows } = await api.pool.query(
		`SELECT max(inhrelid::regclass::text) AS name FROM pg_inherits
		WHERE inhparent = 'search_event'::regclass`,
	);
	return rows[0].name;
}
