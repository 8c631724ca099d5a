import type { DeskWebhook, WebhookSecret } from '@korb/contracts/admin/settings/webhooks';
import { MOST_WEBHOOKS } from '@korb/domain/tenant/webhooks';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { insertWebhook } from '../notification/index.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';

const fixture = officeFixture();
const path = '/admin/settings/webhooks';
const url = 'https://erp.korb.example/hooks/very-secret?key=1';

const add = (change: object = {}, by = fixture.manager) =>
	by.send('POST', path, { url, types: [], ...change });
const put = ({ webhookId, version }: DeskWebhook, isActive: boolean, by = fixture.manager) =>
	by.send('PUT', `${path}/${webhookId}`, { version, isActive });
const act = (
	action: 'secret' | 'delete',
	{ webhookId, version }: DeskWebhook,
	by = fixture.manager,
) => by.send('POST', `${path}/${webhookId}/${action}`, { version });

async function aWebhook(): Promise<DeskWebhook & { secret: string }> {
	const answer = await add();
	expect(answer.statusCode, answer.body).toBe(201);
	const { webhookId, secret, webhooks }: WebhookSecret = answer.json();
	const found = webhooks.find((each) => each.webhookId === webhookId);
	if (!found) throw new Error('the new endpoint is not listed');
	return { ...found, secret };
}
const stored = async ({ webhookId }: DeskWebhook) => {
	const { rows } = await fixture.api.pool.query(
		'SELECT * FROM order_webhook WHERE webhook_id = $1',
		[webhookId],
	);
	return rows[0];
};
const audited = async () =>
	(await fixture.manager.send('GET', '/admin/audit?pageSize=50')).json().entries;

describe('an endpoint of staff', () => {
	it('is set up for the internet only, and its secret is shown once', async () => {
		const types = ['order.placed', 'order.cancelled', 'order.placed'];
		const answer: WebhookSecret = (await add({ types })).json();
		expect(answer.secret).toMatch(/^whsec_.{40,}$/);
		expect(answer.webhooks).toEqual([
			{
				webhookId: answer.webhookId,
				version: 1,
				host: 'erp.korb.example',
				types: ['order.placed', 'order.cancelled'],
				isActive: true,
				isOperators: false,
				previousSecretUntil: null,
				waiting: 0,
			},
		]);
		const [hook] = answer.webhooks;
		if (!hook) throw new Error('not listed');
		expect(await stored(hook)).toMatchObject({ url, secret: answer.secret, is_public_only: true });
		const list = await fixture.manager.send('GET', path);
		const log = await fixture.manager.send('GET', '/admin/audit');
		for (const { body } of [list, log]) expect(body).not.toMatch(/very-secret|key=1|whsec/);
		expect(log.json().entries[0]).toMatchObject({
			action: 'webhook.add',
			subject: `webhook:${answer.webhookId}`,
			after: { host: 'erp.korb.example' },
		});
	});

	it.each([
		['http', 'http://erp.korb.example/hook'],
		['a password', 'https://user:password@erp.korb.example/hook'],
		['a fragment', 'https://erp.korb.example/hook#top'],
		['no host', 'https:///hook'],
		['a port that is none', 'https://erp.korb.example:99999/'],
		['a space', 'https://erp.korb.example/a b'],
		['too much text', `https://erp.korb.example/${'x'.repeat(500)}`],
	])('has no URL with %s', async (_what, bad) => {
		expect((await add({ url: bad })).statusCode).toBe(400);
	});

	it.each(['localhost', '127.0.0.1', '10.0.0.7', '[::1]', '0x7f000001', 'api', 'db.internal'])(
		'is not at %s',
		async (host) => {
			expect((await add({ url: `https://${host}/hook` })).json()).toMatchObject({
				code: 'privateAddress',
			});
		},
	);

	it('gets no unknown events', async () => {
		expect((await add({ types: ['customer.deleted'] })).statusCode).toBe(400);
	});

	it('has a new secret, beside which the former one signs for a day', async () => {
		const hook = await aWebhook();
		const answer = await act('secret', hook);
		expect(answer.statusCode, answer.body).toBe(200);
		const { secret, webhooks }: WebhookSecret = answer.json();
		expect(secret).not.toBe(hook.secret);
		const until = Date.parse(webhooks[0]?.previousSecretUntil ?? '');
		expect(until - Date.now()).toBeGreaterThan(23 * 3_600_000);
		expect(await stored(hook)).toMatchObject({ secret, previous_secret: hook.secret, version: 2 });
		expect((await audited())[0]).toMatchObject({ action: 'webhook.rotateSecret' });
		expect(JSON.stringify(await audited())).not.toContain('whsec');
	});

	it('is paused, resumed and deleted, and the audit log says so', async () => {
		const hook = await aWebhook();
		const [paused] = (await put(hook, false)).json().webhooks;
		expect(paused).toMatchObject({ isActive: false, version: 2 });
		const [resumed] = (await put(paused, true)).json().webhooks;
		expect(resumed).toMatchObject({ isActive: true, version: 3 });
		expect((await act('delete', resumed)).json().webhooks).toEqual([]);
		expect(await stored(hook)).toBeUndefined();
		const actions = (await audited()).map(({ action }: { action: string }) => action);
		expect(actions.slice(0, 4)).toEqual([
			'webhook.remove',
			'webhook.resume',
			'webhook.pause',
			'webhook.add',
		]);
	});

	it('can be sent later what waited when it was paused', async () => {
		const hook = await aWebhook();
		await fixture.api.pool.query(
			`WITH event AS (
				INSERT INTO order_event (tenant_id, order_number, type)
				VALUES ($1, 10004219, 'order.placed') RETURNING event_id
			)
			INSERT INTO order_webhook_delivery (event_id, webhook_id) SELECT event_id, $2 FROM event`,
			[fixture.shop.tenantId, hook.webhookId],
		);
		const { undelivered } = (await put(hook, false)).json();
		expect(undelivered).toMatchObject([{ lastAnswer: 'PAUSED', tries: 0 }]);
	});

	it('is changed only as it was read', async () => {
		const hook = await aWebhook();
		await put(hook, false);
		for (const answer of [
			await put(hook, true),
			await act('secret', hook),
			await act('delete', hook),
		]) {
			expect(answer.json()).toMatchObject({
				...{ errorCode: 'stale', current: { version: 2, isActive: false } },
				requested: { version: 1 },
			});
		}
	});

	it('does not exist for another shop', async () => {
		const hook = await aWebhook();
		const stranger = await fixture.hire({}, await aShop().openIn(fixture.api));
		const answers = [
			await put(hook, false, stranger),
			await act('secret', hook, stranger),
			await act('delete', hook, stranger),
		];
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
		expect(await stored(hook)).toMatchObject({ is_active: true, secret: hook.secret });
	});

	it('is for managers', async () => {
		const editor = await fixture.hire({ roles: ['editor'] });
		expect((await add({}, editor)).statusCode).toBe(403);
	});
});

it('endpoints of operators are changed by operators only', async () => {
	const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
	await fixture.api.db.transaction((tx) =>
		insertWebhook(tx, fixture.shop.tenantId, { url: 'http://10.0.0.7/', secret, types: [] }),
	);
	const [hook] = (await fixture.manager.send('GET', path)).json().webhooks;
	expect(hook).toMatchObject({ host: '10.0.0.7', isOperators: true });
	for (const answer of [
		await put(hook, false),
		await act('secret', hook),
		await act('delete', hook),
	]) {
		expect(answer.json()).toMatchObject({ code: 'operators' });
	}
});

describe('endpoints set up at once', () => {
	async function addTogether(count: number) {
		for (let each = 0; each < MOST_WEBHOOKS - 1; each++) await add();
		const answers = await Promise.all(Array.from({ length: count }, () => add()));
		return answers.map((answer) => answer.json().code ?? 'added').sort();
	}

	it('are no more than ten', async () => {
		expect(await addTogether(4)).toEqual(['added', 'tooMany', 'tooMany', 'tooMany']);
	});

	it('control: without the lock, they are more', async () => {
		const codes = await withoutGuards(['webhook-limit'], () => addTogether(6));
		expect(codes.filter((code) => code === 'added').length).toBeGreaterThan(1);
	});
});
