import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { anOffer } from '@korb/testing/feed';
import { describe, expect, it } from 'vitest';
import { importInto } from '../../../catalogue-cli/testing.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import { aFruitShop } from '../../catalogue/testing.ts';
import { officeFixture } from '../../staff/office-fixture.testing.ts';
import { decide, importWorkerFixture, match, read, upload } from '../testing.ts';
import { applyPlannedImports } from './apply-planned.service.ts';

const fixture = officeFixture(async (api) => {
	const shop = await aFruitShop(api);
	await importInto(api, shop.tenantId, [anOffer('APFEL', { priceCents: 299 })]);
	await api.refreshTenants();
	return shop;
});
const worker = importWorkerFixture(fixture);

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function checked(): Promise<ImportRunDetails> {
	const run = await upload(fixture.manager, 'preise.csv', 'sku,price\nAPFEL,3.19\n');
	await match(fixture.manager, run);
	await worker.run(fixture.shop.tenantId, run.importId);
	return read(fixture.manager, run);
}
async function planned(): Promise<ImportRunDetails> {
	const answer = await decide(fixture.manager, await checked(), 'apply', { applyAt: inHours(8) });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}
const becomeDue = ({ importId }: ImportRunDetails) =>
	fixture.api.pool.query(
		`UPDATE import_run SET apply_at = now() - interval '1 second'
		WHERE tenant_id = $1 AND import_id = $2`,
		[fixture.shop.tenantId, importId],
	);
const jobsOf = async ({ importId }: ImportRunDetails) => {
	const { rows } = await fixture.api.pool.query(
		`SELECT FROM pgboss.job WHERE name = 'run-import' AND data ->> 'importId' = $1`,
		[String(importId)],
	);
	return rows.length;
};
const priceOf = async (sku: string) => {
	const { rows } = await fixture.api.pool.query(
		`SELECT price_cents FROM offer JOIN product USING (tenant_id, product_id)
		WHERE tenant_id = $1 AND sku = $2`,
		[fixture.shop.tenantId, sku],
	);
	return rows[0]?.price_cents;
};
const auditOf = async ({ importId }: ImportRunDetails) => {
	const answer = await fixture.manager.send('GET', `/admin/audit?subject=import:${importId}`);
	return answer.json().entries.map(({ action }: { action: string }) => action);
};

it('is applied at its time, by the name of who planned it', async () => {
	const run = await planned();
	expect(run).toMatchObject({ status: 'planned', applyAt: expect.any(String), appliedAt: null });
	const jobs = await jobsOf(run);
	await applyPlannedImports(worker.deps);
	expect(await read(fixture.manager, run)).toMatchObject({ status: 'planned' });
	await becomeDue(run);
	await applyPlannedImports(worker.deps);
	await applyPlannedImports(worker.deps);
	expect(await jobsOf(run)).toBe(jobs + 1);
	expect(await read(fixture.manager, run)).toMatchObject({ status: 'applying', applyAt: null });
	await worker.run(fixture.shop.tenantId, run.importId);
	expect(await read(fixture.manager, run)).toMatchObject({
		...{ status: 'applied', appliedBy: 'Maria Huber', counts: { applied: 1 } },
		appliedAt: expect.any(String),
	});
	expect(await priceOf('APFEL')).toBe(319);
	expect(await auditOf(run)).toEqual(['import.plan', 'import.upload']);
});

it('can be cancelled until then, and applied or discarded afterwards', async () => {
	const run = await planned();
	expect((await decide(fixture.manager, run, 'discard')).json()).toMatchObject({ code: 'planned' });
	const cancelled: ImportRunDetails = (await decide(fixture.manager, run, 'cancel')).json();
	expect(cancelled).toMatchObject({ status: 'checked', applyAt: null, appliedBy: null });
	await applyPlannedImports(worker.deps);
	await worker.run(fixture.shop.tenantId, run.importId);
	expect(await priceOf('APFEL')).toBe(299);
	expect((await decide(fixture.manager, run, 'cancel')).json()).toMatchObject({
		errorCode: 'stale',
	});
	expect((await decide(fixture.manager, cancelled, 'discard')).statusCode).toBe(200);
	expect(await auditOf(run)).toEqual([
		...['import.discard', 'import.cancel', 'import.plan', 'import.upload'],
	]);
});

it('needs a time within a week, and lines to apply', async () => {
	const run = await checked();
	const past = await decide(fixture.manager, run, 'apply', { applyAt: inHours(-1) });
	expect(past.json()).toMatchObject({ code: 'timePast' });
	const far = await decide(fixture.manager, run, 'apply', { applyAt: inHours(24 * 8) });
	expect(far.json()).toMatchObject({ code: 'tooFar' });
	expect(await read(fixture.manager, run)).toMatchObject({
		status: 'checked',
		version: run.version,
	});
});

describe('two workers at once', () => {
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

	/** How often an import is started that both find due. */
	async function startTwice(): Promise<number> {
		const run = await planned();
		await becomeDue(run);
		const jobs = await jobsOf(run);
		const blocker = await fixture.api.pool.connect();
		await blocker.query('BEGIN');
		await blocker.query('SELECT FROM import_run WHERE tenant_id = $1 FOR UPDATE', [
			fixture.shop.tenantId,
		]);
		const both = [applyPlannedImports(worker.deps), applyPlannedImports(worker.deps)];
		await untilWaiting(2);
		await blocker.query('ROLLBACK');
		blocker.release();
		await Promise.all(both);
		return (await jobsOf(run)) - jobs;
	}

	it('start an import once', async () => {
		expect(await startTwice()).toBe(1);
	});

	it('control: without the lock, both start it', async () => {
		expect(await withoutGuards(['import-plan'], startTwice)).toBe(2);
	});
});
