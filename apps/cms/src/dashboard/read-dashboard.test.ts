import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCms, type TestCms } from '../testing.ts';
import { readDashboard } from './read-dashboard.ts';

type Reader = Parameters<typeof readDashboard>[0];

let cms: TestCms;
let editor: Reader['user'];
let own: string;
beforeAll(async () => {
	cms = await openTestCms();
	own = await makeTenant('korb');
	const other = await makeTenant('greenbasket');
	const data = { email: 'e@korb.example', password: 'correct horse battery', role: 'editor' };
	const made = await cms.payload.create({
		collection: 'users',
		data: { ...data, tenants: [{ tenant: own }] },
	});
	editor = { ...made, collection: 'users' } as unknown as Reader['user'];
	await makePage(other, 'Elsewhere', 'published');
}, 120_000);
afterAll(() => cms.close());

const read = () => readDashboard({ payload: cms.payload, user: editor, tenant: null });

it('shows the latest edits, and whether they are live', async () => {
	await makePage(own, 'Fertig', 'published');
	await makePage(own, 'Idee', 'draft');
	const changed = await makePage(own, 'Alt', 'published');
	await cms.payload.update({
		collection: 'pages',
		id: changed,
		data: { title: 'Neu', _status: 'draft' },
		draft: true,
	});
	const { recent, shops } = await read();
	expect(recent.map(({ title, state }) => [title, state])).toEqual([
		['Neu', 'changed'],
		['Idee', 'draft'],
		['Fertig', 'published'],
	]);
	expect(shops).toMatchObject([{ name: 'korb', address: 'http://korb.localhost' }]);
});

it('shows schedules of pages that the user can access, the next one first', async () => {
	const [soon, later] = [await makePage(own, 'Bald'), await makePage(own, 'Später')];
	const [foreign] = (
		await cms.payload.find({ collection: 'pages', where: { title: { equals: 'Elsewhere' } } })
	).docs;
	await plan(later, 7200, 'unpublish');
	await plan(soon, 3600, 'publish');
	await plan(String(foreign?.id), 1800, 'publish');
	const { plans } = await read();
	expect(plans.map(({ title, type }) => [title, type])).toEqual([
		['Bald', 'publish'],
		['Später', 'unpublish'],
	]);
});

it('shows undelivered documents, and why', async () => {
	const before = (await read()).delivery;
	expect([before.waiting > 0, before.refused]).toEqual([true, []]);
	const database = new Client(cms.databaseUrl);
	await database.connect();
	await database.query('UPDATE cms.outbox SET delivered_at = now()');
	expect((await read()).delivery).toEqual({ waiting: 0, refused: [] });
	await makePage(own, 'Krumm', 'published', 'krumm');
	await database.query("UPDATE cms.outbox SET last_error = '422' WHERE delivered_at IS NULL");
	await database.end();
	expect((await read()).delivery).toEqual({
		waiting: 0,
		refused: [{ name: 'page /krumm', error: '422' }],
	});
});

async function makeTenant(tenantId: string): Promise<string> {
	const data = { name: tenantId, tenantId, previewUrl: `http://${tenantId}.localhost` };
	return String((await cms.payload.create({ collection: 'tenants', data })).id);
}

let count = 0;
async function makePage(tenant: string, title: string, _status = 'draft', slug = `s-${++count}`) {
	const isDraft = _status === 'draft';
	const data = { tenant, title, slug, _status, meta: { title }, blocks: [] };
	return String((await cms.payload.create({ collection: 'pages', data, draft: isDraft })).id);
}

async function plan(id: string, seconds: number, type: string): Promise<void> {
	const input = { type, doc: { relationTo: 'pages', value: id } };
	const waitUntil = new Date(Date.now() + seconds * 1000);
	await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never);
}
