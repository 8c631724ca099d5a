import { dayAt } from '@korb/domain/pricing/prices';
import type { Tenant } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { listTenants, toTenant } from '../tenant/index.ts';
import { applyBatch } from './apply/apply-import.service.ts';
import { rollBackBatch } from './apply/roll-back-import.service.ts';
import { checkBatch, limitsOf } from './check/check-import.service.ts';
import { finishImport, type ImportKey, type ImportRow, lockImport } from './imports.sql.ts';

const BATCH_LINES = 1000;

export type RunDeps = { db: Database; outbox: Outbox; clock: () => Date };

/**
 * Checks, applies or rolls back an import, whatever it waits for. Each batch is a transaction that
 * locks the import: after a crash another worker goes on behind the last batch, and two at once take
 * turns.
 */
export async function runImport(
	deps: RunDeps,
	key: ImportKey,
	{ batchLines = BATCH_LINES } = {},
): Promise<void> {
	const [row] = await deps.db.snapshot((tx) => listTenants(tx, [key.tenantId]));
	if (!row) return;
	const tenant = toTenant(row);
	const step = () => deps.db.transaction((tx) => runBatch(tx, deps, { tenant, key, batchLines }));
	while (await step());
}

type Step = { tenant: Tenant; key: ImportKey; batchLines: number };

async function runBatch(
	tx: Tx,
	deps: RunDeps,
	{ tenant, key, batchLines }: Step,
): Promise<boolean> {
	const run = await lockImport(tx, key);
	if (!run) return false;
	const next = following[run.status];
	if (!next) return false;
	const limits = await limitsOf(tx, tenant, run);
	const today = dayAt(deps.clock(), tenant.config.clientRuntimeConfig.timeZone);
	const batch = { outbox: deps.outbox, today, limits, atMost: batchLines };
	if (await batchOf(run)(tx, key, run, batch)) return true;
	// What an ERP sends is applied without a person.
	const goesOn = run.source === 'feed' && run.status === 'checking';
	await finishImport(tx, key, goesOn ? 'applying' : next);
	return goesOn;
}

const following: Partial<Record<ImportRow['status'], ImportRow['status']>> = {
	checking: 'checked',
	applying: 'applied',
	rollingBack: 'rolledBack',
};

function batchOf({ status }: ImportRow) {
	if (status === 'checking') return checkBatch;
	return status === 'applying' ? applyBatch : rollBackBatch;
}
