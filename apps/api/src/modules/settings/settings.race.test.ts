import { describe, expect, it } from 'vitest';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { officeFixture } from '../staff/office-fixture.testing.ts';
import { draft, publish, runtime, settingsOf } from './testing.ts';

const fixture = officeFixture();

const recipes = runtime('featureRecipes');
const search = runtime('featureSearch');

async function untilWaiting(sessions: number): Promise<void> {
	await expect
		.poll(
			async () => {
				const { rows } = await fixture.api.pool.query(
					`SELECT FROM pg_stat_activity
					WHERE datname = current_database() AND wait_event_type = 'Lock'`,
				);
				return rows.length;
			},
			{ timeout: 10_000, interval: 10 },
		)
		.toBe(sessions);
}

/** Somebody switches the search off while somebody else brings the recipes back. */
async function publishAndRestore() {
	await draft(fixture.manager, { [recipes]: false });
	await publish(fixture.manager);
	await draft(fixture.manager, { [search]: false });
	const { live, draft: seen } = await settingsOf(fixture.manager);
	const blocker = await fixture.api.pool.connect();
	await blocker.query('BEGIN');
	await blocker.query('SELECT FROM tenant WHERE tenant_id = $1 FOR NO KEY UPDATE', [
		fixture.shop.tenantId,
	]);
	const publication = fixture.manager.send('POST', '/admin/settings/publish', {
		...{ number: live.number, version: seen.version, reason: null },
	});
	await untilWaiting(1);
	const restoration = fixture.manager.send('POST', '/admin/settings/versions/1/restore', {
		...{ live: live.number, reason: null },
	});
	await untilWaiting(2);
	await blocker.query('ROLLBACK');
	blocker.release();
	const answers = await Promise.all([publication, restoration]);
	const { values } = await settingsOf(fixture.manager);
	return {
		statuses: answers.map(({ statusCode }) => statusCode),
		isSearchOff: values[search] === false,
	};
}

describe('two who publish at once', () => {
	it('one wins, the other one is told', async () => {
		expect(await publishAndRestore()).toEqual({ statuses: [200, 409], isSearchOff: true });
	});

	it('control: without the lock, both succeed and the first change is lost', async () => {
		const outcome = await withoutGuards(['settings-lock'], publishAndRestore);
		expect(outcome).toEqual({ statuses: [200, 200], isSearchOff: false });
	});
});

describe('eight who draft at once', () => {
	const draftAtOnce = async () => {
		await draft(fixture.manager, { [recipes]: false });
		const { version } = (await settingsOf(fixture.manager)).draft;
		const answers = await Promise.all(
			[11, 12, 13, 14, 15, 16, 17, 18].map((value) =>
				fixture.manager.send('PUT', '/admin/settings/draft', {
					version,
					changes: [{ path: runtime('windowHoldMinutes'), value }],
				}),
			),
		);
		return answers.filter(({ statusCode }) => statusCode === 200).length;
	};

	it('one wins', async () => {
		expect(await draftAtOnce()).toBe(1);
	});

	it('control: without the lock, several do, and all but one are lost', async () => {
		expect(await withoutGuards(['settings-lock'], draftAtOnce)).toBeGreaterThan(1);
	});
});
