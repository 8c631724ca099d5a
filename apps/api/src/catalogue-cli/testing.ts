import type { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { createPool, jobDeadlines } from '../db/connection/pool.ts';
import { createDatabase } from '../db/database.ts';
import { type ImportSummary, photosIn, type Rejection } from '../modules/catalogue/index.ts';
import { listTenants, toTenant } from '../modules/tenant/index.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { TestApi } from '../testing.ts';
import { importCatalogue } from './import-catalogue.ts';

type ImportOptions = { clock?: () => Date; pictures?: string; rejectsPackshots?: boolean };

/** Imports records through the same code that operators use. */
export async function importInto(
	api: Pick<TestApi, 'db' | 'url'>,
	tenantId: string,
	records: (FeedRecord | string)[],
	{ clock = () => new Date(), pictures = '/nowhere', rejectsPackshots = false }: ImportOptions = {},
): Promise<ImportSummary & { rejections: Rejection[] }> {
	const [row] = await api.db.snapshot((tx) => listTenants(tx, [tenantId]));
	if (!row) throw new Error(`no tenant ${tenantId}`);
	const pool = createPool({
		url: api.url,
		size: 2,
		deadlines: jobDeadlines,
		applicationName: 'korb-test-import',
		onError: () => {},
	});
	const outbox = createOutbox(pool, () => {});
	const rejections: Rejection[] = [];
	try {
		const summary = await importCatalogue(
			{ db: createDatabase(pool), outbox, clock },
			toTenant(row),
			{ lines: linesOf(records), readPhoto: photosIn(pictures), rejectsPackshots },
			(rejection) => rejections.push(rejection),
		);
		return { ...summary, rejections };
	} finally {
		await outbox.close();
		await pool.end();
	}
}

async function* linesOf(records: (FeedRecord | string)[]): AsyncGenerator<string> {
	for (const record of records) yield typeof record === 'string' ? record : JSON.stringify(record);
}

/** Returns the keys queued for purging for a tenant, and clears them. */
export async function takePurgedKeys(api: TestApi, tenantId: string): Promise<string[]> {
	const { rows } = await api.pool.query<{ keys: string[] }>(
		`DELETE FROM pgboss.job WHERE name = 'purge-edge' AND data::text LIKE $1
		RETURNING ARRAY(SELECT jsonb_array_elements_text(data -> 'keys')) AS keys`,
		[`%${tenantId}%`],
	);
	return [...new Set(rows.flatMap(({ keys }) => keys))].sort();
}
