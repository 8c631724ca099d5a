import type { SettingsVersion } from '@korb/contracts/admin/settings/settings';
import { aShop } from '@korb/testing/shop';
import { beforeEach, describe, expect, it } from 'vitest';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import type { TestStaff } from '../staff/testing.ts';
import { draft, publish, restore, runtime, settingsOf } from './testing.ts';

const recipes = runtime('featureRecipes');
const search = runtime('featureSearch');
const minimum = runtime('cart/minOrderValueDelivery');

const fixture = officeFixture();
let editor: TestStaff;
beforeEach(async () => {
	editor = await fixture.hire({ roles: ['editor'] });
});

const versions = async (): Promise<SettingsVersion[]> =>
	(await fixture.manager.send('GET', '/admin/settings/versions')).json().versions;
const audited = async (subject: string) =>
	(await fixture.manager.send('GET', `/admin/audit?subject=${subject}`)).json().entries;
const shopConfig = async () => {
	await fixture.api.refreshTenants();
	return (await fixture.shop.get('/tenant/config')).json().clientRuntimeConfig;
};

describe('a draft', () => {
	it('of an editor is seen by everybody and by no shopper', async () => {
		const saved = await draft(editor, { [recipes]: false, [minimum]: 25_00 });
		expect(saved.statusCode, saved.body).toBe(200);
		expect(await settingsOf(fixture.manager)).toMatchObject({
			live: { number: 1, publishedBy: null },
			values: { [recipes]: true, [minimum]: 40_00 },
			draft: {
				version: 2,
				savedBy: 'Maria Huber',
				changes: [
					{ path: recipes, before: true, after: false },
					{ path: minimum, before: 40_00, after: 25_00 },
				],
				problems: [],
			},
		});
		expect(await shopConfig()).toMatchObject({ featureRecipes: true });
	});

	it('is replaced only as it was read, and both values are told', async () => {
		await draft(editor, { [recipes]: false });
		const late = await fixture.manager.send('PUT', '/admin/settings/draft', {
			version: 1,
			changes: [{ path: search, value: false }],
		});
		expect(late.statusCode).toBe(409);
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { draft: { version: 2, changes: [{ path: recipes, after: false }] } },
			requested: { version: 1, changes: [{ path: search, value: false }] },
		});
	});

	it('drops what is published already, and never uses a version twice', async () => {
		await draft(editor, { [recipes]: false });
		expect((await draft(editor, { [recipes]: true })).json().draft).toMatchObject({
			version: 3,
			changes: [],
		});
		expect((await draft(editor, {})).json().draft.version).toBe(3);
	});

	it.each([
		['the host', runtime('baseUrl'), 'https://evil.example'],
		['the mailbox', runtime('contactEmail'), 'evil@evil.example'],
		['the tenant', runtime('tenantId'), 'other'],
		['what staff may do', '/backOffice/refundLimits/service', 1_000_00],
		['a whole section', runtime('cart'), null],
		['a secret', '/secrets/payment', 'sk_live_1'],
		['the prototype', '/clientRuntimeConfig/__proto__', 'x'],
	])('does not change %s', async (_what, path, value) => {
		const answer = await draft(fixture.manager, { [path]: value });
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'notEditable' });
		expect((await settingsOf(fixture.manager)).draft.version).toBe(1);
	});

	it.each([
		['a long text', 'x'.repeat(401)],
		['an object', { a: 1 }],
	])('takes no %s', async (_what, value) => {
		expect((await draft(fixture.manager, { [recipes]: value })).statusCode).toBe(400);
	});

	it('names every field that cannot be published', async () => {
		const hold = runtime('windowHoldMinutes');
		await draft(fixture.manager, { [minimum]: -1, [hold]: 241, [recipes]: 'maybe' });
		const { problems } = (await settingsOf(fixture.manager)).draft;
		expect(problems).toHaveLength(3);
		expect(problems).toEqual(
			expect.arrayContaining([
				{ path: minimum, code: 'tooSmall', bound: 0 },
				{ path: hold, code: 'tooBig', bound: 240 },
				{ path: recipes, code: 'invalid' },
			]),
		);
		const answer = await publish(fixture.manager);
		expect(answer.json()).toMatchObject({ errorCode: 'conflict', code: 'invalid' });
		expect(answer.json().message).toMatch(/^\/clientRuntimeConfig\//);
		expect(await shopConfig()).toMatchObject({ featureRecipes: true });
	});
});

describe('publishing', () => {
	it('changes the shop, ends the draft, and is in the history and the audit log', async () => {
		await draft(editor, { [recipes]: false });
		const published = await publish(fixture.manager, { reason: 'Sommerpause' });
		expect(published.json(), published.body).toMatchObject({
			live: { number: 2, publishedBy: 'Maria Huber', reason: 'Sommerpause' },
			values: { [recipes]: false },
			draft: { version: 3, changes: [] },
		});
		expect(await shopConfig()).toMatchObject({ featureRecipes: false, featureSearch: true });
		expect(await versions()).toMatchObject([
			{ number: 2, changes: [{ path: recipes, before: true, after: false }] },
			{ number: 1, publishedBy: null, changes: [] },
		]);
		expect(await audited('settings:2')).toMatchObject([
			{
				action: 'settings.publish',
				before: { [recipes]: true },
				after: { [recipes]: false, reason: 'Sommerpause' },
			},
		]);
		expect(await audited('settings:draft')).toMatchObject([
			{ action: 'settings.draft', before: { [recipes]: true }, after: { [recipes]: false } },
		]);
	});

	it('is for nobody who is limited to units, who see it without changing it', async () => {
		for (const role of ['manager', 'editor'] as const) {
			const limited = await fixture.hire({ roles: [role], units: ['wien'] });
			expect((await limited.send('GET', '/admin/settings')).statusCode).toBe(200);
			expect((await limited.send('GET', '/admin/settings/versions')).statusCode).toBe(200);
			const answers = [
				await limited.send('PUT', '/admin/settings/draft', { version: 1, changes: [] }),
				await limited.send('POST', '/admin/settings/publish', {
					...{ number: 1, version: 1, reason: null },
				}),
				await limited.send('POST', '/admin/settings/versions/1/restore', { live: 1, reason: null }),
				await limited.send('GET', '/admin/settings/webhooks'),
			];
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
		}
	});

	it('is for managers', async () => {
		await draft(editor, { [recipes]: false });
		expect((await publish(editor)).statusCode).toBe(403);
		expect((await restore(editor, 1)).statusCode).toBe(403);
	});

	it('needs a change', async () => {
		expect((await publish(fixture.manager)).json()).toMatchObject({ code: 'nothing' });
	});

	it('publishes only what was read: the draft and what it replaces', async () => {
		await draft(editor, { [recipes]: false });
		const seen = await settingsOf(fixture.manager);
		await draft(editor, { [recipes]: false, [search]: false });
		const unseen = await publish(fixture.manager, { version: seen.draft.version });
		expect(unseen.json()).toMatchObject({ errorCode: 'stale', current: { draft: { version: 3 } } });
		await fixture.shop.setConfig(['clientRuntimeConfig', 'featureMisc'], false);
		const late = await publish(fixture.manager, { number: seen.live.number });
		expect(late.json()).toMatchObject({
			errorCode: 'stale',
			current: { live: { number: 2 }, values: { [runtime('featureMisc')]: false } },
			requested: { number: 1 },
		});
		expect(await shopConfig()).toMatchObject({ featureRecipes: true, featureMisc: false });
	});

	it('keeps what an operator has changed since the draft', async () => {
		await draft(editor, { [recipes]: false });
		await fixture.shop.setConfig(['clientRuntimeConfig', 'name'], 'Neuer Name');
		expect((await publish(fixture.manager)).statusCode).toBe(200);
		expect(await shopConfig()).toMatchObject({ featureRecipes: false, name: 'Neuer Name' });
	});
});

describe('the history', () => {
	it('has what operators changed with SQL', async () => {
		await fixture.shop.setConfig(['clientRuntimeConfig', 'featureMisc'], false);
		expect(await versions()).toMatchObject([
			{ number: 2, publishedBy: null, changes: [{ path: runtime('featureMisc'), after: false }] },
			{ number: 1 },
		]);
	});

	it('continues by page', async () => {
		for (const name of ['A', 'B', 'C'])
			await fixture.shop.setConfig(['clientRuntimeConfig', 'name'], name);
		const read = async (query: string) =>
			(await fixture.manager.send('GET', `/admin/settings/versions?pageSize=2${query}`)).json();
		const first = await read('');
		expect(first).toMatchObject({ versions: [{ number: 4 }, { number: 3 }], next: 3 });
		expect(first.versions[1].changes).toMatchObject([{ before: 'A', after: 'B' }]);
		expect(await read('&before=3')).toMatchObject({
			versions: [{ number: 2 }, { number: 1 }],
			next: null,
		});
	});

	it('shows nothing of a version that shops cannot read, which may hold anything', async () => {
		await fixture.shop.setConfig(['clientRuntimeConfig', 'smtpPassword'], 'hunter2');
		const list = await fixture.manager.send('GET', '/admin/settings/versions');
		expect(list.json().versions[0]).toMatchObject({ number: 2, isValid: false, changes: [] });
		const details = await fixture.manager.send('GET', '/admin/settings/versions/2');
		const settings = await fixture.manager.send('GET', '/admin/settings');
		for (const { body } of [list, details, settings]) expect(body).not.toContain('hunter2');
		await fixture.shop.setConfig(['clientRuntimeConfig'], await shopConfig());
		expect((await restore(fixture.manager, 2)).json()).toMatchObject({ code: 'invalid' });
	});

	it('has no version of another shop', async () => {
		const other = await aShop().openIn(fixture.api);
		await other.setConfig(['clientRuntimeConfig', 'name'], 'Fremd');
		expect((await fixture.manager.send('GET', '/admin/settings/versions/2')).statusCode).toBe(404);
		expect((await restore(fixture.manager, 2)).statusCode).toBe(404);
	});
});

describe('rolling back', () => {
	it('makes a new version and leaves the draft and what operators changed', async () => {
		await draft(editor, { [recipes]: false });
		await publish(fixture.manager);
		await fixture.shop.setConfig(['clientRuntimeConfig', 'contactEmail'], 'neu@korb.example');
		await draft(editor, { [search]: false });
		const details = await fixture.manager.send('GET', '/admin/settings/versions/1');
		expect(details.json()).toMatchObject({
			version: { number: 1 },
			restores: [{ path: recipes, before: false, after: true }],
			kept: 1,
		});
		const restored = await restore(fixture.manager, 1, { reason: 'Doch nicht' });
		expect(restored.json(), restored.body).toMatchObject({
			live: { number: 4, restored: 1, reason: 'Doch nicht' },
			values: { [recipes]: true },
			draft: { changes: [{ path: search }] },
		});
		expect(await shopConfig()).toMatchObject({
			featureRecipes: true,
			contactEmail: 'neu@korb.example',
		});
		expect(await audited('settings:4')).toMatchObject([{ action: 'settings.restore' }]);
	});

	it('is refused when it changes nothing, or when somebody has published since', async () => {
		expect((await restore(fixture.manager, 1)).json()).toMatchObject({ code: 'nothing' });
		await draft(editor, { [recipes]: false });
		await publish(fixture.manager);
		expect((await restore(fixture.manager, 1, { live: 1 })).json()).toMatchObject({
			errorCode: 'stale',
			current: { live: { number: 2 } },
			requested: { live: 1 },
		});
	});
});

describe('the function of the database', () => {
	it('refuses what only operators change, whoever calls it', async () => {
		const change = (path: string, value: string) =>
			fixture.api.query(
				`SELECT publish_tenant_config(tenant_id, jsonb_set(config, $2, $3), NULL, NULL, NULL)
				FROM tenant WHERE tenant_id = $1`,
				[fixture.shop.tenantId, path, value],
			);
		for (const path of ['baseUrl', 'contactEmail', 'tenantId']) {
			await expect(change(`{clientRuntimeConfig,${path}}`, '"x"')).rejects.toThrow('staff may');
		}
		await expect(change('{backOffice}', '{}')).rejects.toThrow('staff may');
		await change('{clientRuntimeConfig,featureSearch}', 'false');
	});
});
