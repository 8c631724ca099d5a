import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { publishDueSettings } from './publish-due.service.ts';
import { draft, publish, runtime, settingsOf } from './testing.ts';

const recipes = runtime('featureRecipes');

const fixture = officeFixture();
beforeEach(async () => {
	await draft(fixture.manager, { [recipes]: false });
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
async function schedule(change: object = {}): Promise<LightMyRequestResponse> {
	const { live, draft: seen } = await settingsOf(fixture.manager);
	return fixture.manager.send('POST', '/admin/settings/schedule', {
		...{ number: live.number, version: seen.version, publishAt: inHours(2), reason: null },
		...change,
	});
}
/** A test cannot wait for hours. */
const letItBeTime = () =>
	fixture.api.query(
		`UPDATE tenant_config_draft SET publish_at = now() - interval '1 second'
		WHERE tenant_id = $1 AND publish_at IS NOT NULL`,
		[fixture.shop.tenantId],
	);
const cancel = async () => {
	const { version } = (await settingsOf(fixture.manager)).draft;
	return fixture.manager.send('POST', '/admin/settings/schedule/cancel', { version });
};

describe('a draft with a time', () => {
	it('is published then, once, in the name of who planned it', async () => {
		const planned = await schedule({ reason: 'Herbst' });
		expect(planned.json(), planned.body).toMatchObject({
			draft: { schedule: { publishedBy: 'Maria Huber', reason: 'Herbst' } },
		});
		await publishDueSettings(fixture.api.db);
		expect((await settingsOf(fixture.manager)).live.number).toBe(1);
		await letItBeTime();
		await Promise.all([publishDueSettings(fixture.api.db), publishDueSettings(fixture.api.db)]);
		await publishDueSettings(fixture.api.db);
		expect(await settingsOf(fixture.manager)).toMatchObject({
			live: { number: 2, publishedBy: 'Maria Huber', reason: 'Herbst' },
			values: { [recipes]: false },
			draft: { changes: [], schedule: null, failure: null },
		});
		const { entries } = (
			await fixture.manager.send('GET', '/admin/audit?subject=settings:draft')
		).json();
		expect(entries[0]).toMatchObject({
			action: 'settings.schedule',
			after: { [recipes]: false, reason: 'Herbst' },
		});
	});

	it('cannot be changed until a manager cancels', async () => {
		await schedule();
		expect((await draft(fixture.manager, {})).json()).toMatchObject({ code: 'scheduled' });
		expect((await cancel()).json().draft).toMatchObject({
			schedule: null,
			changes: [{ path: recipes }],
		});
		await letItBeTime();
		await publishDueSettings(fixture.api.db);
		expect((await settingsOf(fixture.manager)).live.number).toBe(1);
		expect((await cancel()).json()).toMatchObject({ code: 'notScheduled' });
		expect((await draft(fixture.manager, {})).statusCode).toBe(200);
	});

	it('can be published before', async () => {
		await schedule();
		expect((await publish(fixture.manager)).json()).toMatchObject({
			live: { number: 2 },
			draft: { schedule: null },
		});
	});

	it('is not published onto a version that nobody has seen', async () => {
		await schedule();
		await fixture.shop.setConfig(['clientRuntimeConfig', 'featureSearch'], false);
		await letItBeTime();
		await publishDueSettings(fixture.api.db);
		expect(await settingsOf(fixture.manager)).toMatchObject({
			live: { number: 2 },
			values: { [recipes]: true },
			draft: { schedule: null, failure: 'stale', changes: [{ path: recipes }] },
		});
	});

	it.each([
		['a time that has passed', { publishAt: inHours(-1) }, 'timePast'],
		['a time in four months', { publishAt: inHours(24 * 120) }, 'tooFar'],
	])('needs no %s', async (_what, change, code) => {
		expect((await schedule(change)).json()).toMatchObject({ code });
	});

	it('is as it was read, and can be published', async () => {
		expect((await schedule({ version: 1 })).json()).toMatchObject({ errorCode: 'stale' });
		await draft(fixture.manager, { [recipes]: 'maybe' });
		expect((await schedule()).json()).toMatchObject({ code: 'invalid' });
		await draft(fixture.manager, {});
		expect((await schedule()).json()).toMatchObject({ code: 'nothing' });
	});
});
