import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { anOffer } from '@korb/testing/feed';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { signedHeaders } from '../../../sign-message.ts';
import { startTestApi, TEST_SECRET_KEYS, type TestApi } from '../../../testing.ts';
import { aFruitShop } from '../../catalogue/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../../staff/testing.ts';
import { setSecret } from '../../tenant-secrets/index.ts';
import { linesOf, openImportWorker, read } from '../testing.ts';

const SECRET = 'secret-of-the-tests-for-feeds-0123456789';
let api: TestApi;
let office: FastifyInstance;
let worker: ReturnType<typeof openImportWorker>;
let tenantId: string;
let manager: TestStaff;
beforeAll(async () => {
	api = await startTestApi();
	office = await openOffice(api);
	worker = openImportWorker(api);
	({ tenantId } = await aFruitShop(api));
	await importInto(api, tenantId, [anOffer('APFEL', { priceCents: 299 })]);
	await setSecret(api.db, TEST_SECRET_KEYS, { tenantId, name: 'feed', value: SECRET });
	manager = await aStaffMember(api, office, tenantId);
});
afterAll(async () => {
	await worker.close();
	await office.close();
	await api.close();
});

const bodyOf = (priceCents: number) => `${JSON.stringify(anOffer('APFEL', { priceCents }))}\n`;
const send = (
	body: string,
	{ id = randomUUID(), secret = SECRET, to = tenantId, headers = {} } = {},
) =>
	api.app.inject({
		method: 'POST',
		url: `/internal/feeds/${to}`,
		payload: body,
		headers: {
			// The library takes a minute to sign what is refused for its size.
			...signedHeaders({ secret, format: 'raw' }, id, body.slice(0, 10_000)),
			'content-type': 'application/x-ndjson',
			...headers,
		},
	});
const countImports = async () =>
	(await api.pool.query('SELECT FROM import_run WHERE tenant_id = $1', [tenantId])).rowCount;
const spooled = async () =>
	(await readdir(tmpdir())).filter((name) => name.startsWith('korb-feed-'));

it('applies a signed feed without a person, large price steps included', async () => {
	const answer = await send(`${bodyOf(99)}{"type":"brand","slug":"neu","name":"Neu"}\n`);
	expect(answer.statusCode, answer.body).toBe(202);
	expect(answer.json()).toMatchObject({ lines: 2 });
	await worker.run(tenantId, answer.json().importId);
	const run = await read(manager, answer.json());
	expect(run).toMatchObject({
		...{ source: 'feed', status: 'applied', by: null, name: 'ERP' },
		counts: { lines: 2, applied: 1, refused: 1, held: 0 },
	});
	expect(await linesOf(manager, run)).toMatchObject([
		{ sku: 'APFEL', isApplied: true, changes: [{ before: 299, after: 99 }] },
	]);
	expect(await spooled()).toEqual([]);
});

it('takes a message once, however often it arrives', async () => {
	const id = randomUUID();
	const body = bodyOf(311);
	const answers = await Promise.all([send(body, { id }), send(body, { id }), send(body, { id })]);
	answers.push(await send(body, { id }));
	expect(new Set(answers.map((answer) => answer.json().importId)).size).toBe(1);
	const { rows } = await api.pool.query(
		`SELECT FROM import_run WHERE tenant_id = $1 AND status = 'checking'`,
		[tenantId],
	);
	expect(rows).toHaveLength(1);
	const other = await send(bodyOf(312), { id });
	expect(other.json()).toMatchObject({ errorCode: 'conflict', code: 'nonceUsed' });
});

it('stores nothing that is not signed with the secret of the shop', async () => {
	const before = await countImports();
	const stranger = await aFruitShop(api);
	const old = String(Math.floor(Date.now() / 1000) - 600);
	const answers = [
		await send(bodyOf(1), { secret: 'x'.repeat(40) }),
		await send(bodyOf(1), { to: stranger.tenantId }),
		await send(bodyOf(1), { headers: { 'webhook-timestamp': old } }),
		await send(bodyOf(1), { headers: { 'webhook-signature': '' } }),
		await send(bodyOf(1), { headers: { 'webhook-id': 'another' } }),
	];
	for (const answer of answers) expect(answer.json().errorCode).toBe('signature_refused');
	expect(await countImports()).toBe(before);
	expect(await spooled()).toEqual([]);
});

it('is bounded', async () => {
	const large = await send('{}\n'.repeat(18 * 1024 * 1024));
	expect(large.statusCode).toBe(413);
	const json = await send(bodyOf(1), { headers: { 'content-type': 'application/json' } });
	expect(json.statusCode).toBe(415);
	expect((await send('\n')).json()).toMatchObject({ code: 'empty' });
	expect(await spooled()).toEqual([]);
});
