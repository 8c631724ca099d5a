import { FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import { dayAt } from '@korb/domain/pricing/prices';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { Database } from '../../../db/database.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { markListings, markRegionalListings } from '../listing/mark-listings.sql.ts';
import type { PictureImport } from './import-pictures.ts';
import type { RecordOf } from './import-record.ts';
import {
	type Changes,
	type ImportJob,
	type Line,
	type Rejection,
	writeBrands,
	writeCategories,
	writeOffers,
	writePastPrices,
	writeProducts,
} from './import-records.service.ts';
import { analyzeCatalogue, listKnownSlugs } from './import-tree.sql.ts';

export type ImportDeps = { db: Database; outbox: Outbox; clock: () => Date };
export type Feed = PictureImport & { lines: AsyncIterable<string> };
export type ImportSummary = {
	lines: number;
	rejected: number;
	changed: { [kind: string]: number };
};

const BATCH_LINES = 5000;
/** Beyond this many keys, purging the complete shop is cheaper. */
const MAX_PURGED_PRODUCTS = 500;

/**
 * Imports a feed line by line. Each batch is one transaction and idempotent, so an aborted import
 * can simply be repeated. `refreshListings` then updates listings and search.
 */
export async function importFeed(
	deps: ImportDeps,
	tenant: { id: string; timeZone: string },
	{ lines, ...pictures }: Feed,
	onReject: (rejection: Rejection) => void,
): Promise<ImportSummary> {
	const summary: ImportSummary = { lines: 0, rejected: 0, changed: {} };
	const job: ImportJob = {
		tenantId: tenant.id,
		today: dayAt(deps.clock(), tenant.timeZone),
		known: await loadKnown(deps.db, tenant.id),
		pictures,
		reject: (rejection) => {
			summary.rejected++;
			onReject(rejection);
		},
	};
	let batch: Line[] = [];
	let batches = 0;
	const write = async (lines: Line[]) => {
		addUp(summary.changed, await writeBatch(deps, job, lines));
		batches++;
		if (Number.isInteger(Math.log2(batches))) await deps.db.transaction(analyzeCatalogue);
	};
	// Reads the next batch while the database writes the previous one.
	let writing = Promise.resolve();
	for await (const text of lines) {
		summary.lines++;
		if (text.trim() === '') continue;
		const record = parseLine(text, summary.lines, job.reject);
		if (record) batch.push({ line: summary.lines, record });
		if (batch.length < BATCH_LINES) continue;
		await writing;
		writing = write(batch);
		// The next await reports the failure; until then it must not count as an unhandled rejection.
		writing.catch(() => {});
		batch = [];
	}
	await writing;
	await write(batch);
	return summary;
}

function parseLine(text: string, line: number, reject: ImportJob['reject']): FeedRecord | null {
	try {
		const result = FeedRecord.safeParse(JSON.parse(text));
		if (result.success) return result.data;
		const [issue] = result.error.issues;
		reject({ line, reason: `${issue?.path.join('.') || 'record'}: ${issue?.message}` });
	} catch {
		reject({ line, reason: 'not a line of JSON' });
	}
	return null;
}

async function writeBatch(deps: ImportDeps, job: ImportJob, batch: Line[]) {
	return deps.db.transaction(async (tx) => {
		const changes: Changes = {
			products: new Set(),
			listings: new Set(),
			offers: [],
			isRenamed: false,
		};
		const categories = await writeCategories(tx, job, only(batch, 'category'), changes);
		const brands = await writeBrands(tx, job, only(batch, 'brand'), changes);
		const products = await writeProducts(tx, job, only(batch, 'product'), changes);
		await writePastPrices(tx, job, only(batch, 'past-price'));
		const offers = await writeOffers(tx, job, only(batch, 'offer'), changes);
		await markListings(tx, job.tenantId, [...changes.listings]);
		if (changes.offers.length > 0) await markRegionalListings(tx, job.tenantId, changes.offers);
		const keys = purgedKeys(job.tenantId, changes);
		if (keys.length > 0) await deps.outbox.enqueue(tx, 'purge-edge', { keys });
		return { categories, brands, products, offers };
	});
}

function purgedKeys(tenantId: string, { isRenamed, products }: Changes): string[] {
	return isRenamed ? [surrogateKeys.tenant(tenantId)] : productKeys(tenantId, products);
}

export function productKeys(tenantId: string, skus: Set<string>): string[] {
	if (skus.size > MAX_PURGED_PRODUCTS) return [surrogateKeys.tenant(tenantId)];
	return [...skus].map((sku) => surrogateKeys.product(tenantId, sku));
}

async function loadKnown(db: Database, tenantId: string): Promise<ImportJob['known']> {
	const { categories, brands } = await db.snapshot((tx) => listKnownSlugs(tx, tenantId));
	return { categories: new Set(categories), brands: new Set(brands) };
}

function only<Type extends FeedRecord['type']>(batch: Line[], type: Type): Line<RecordOf<Type>>[] {
	return batch.filter(({ record }) => record.type === type) as Line<RecordOf<Type>>[];
}

function addUp(total: ImportSummary['changed'], more: ImportSummary['changed']): void {
	for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
}
