import { type FeedProduct, FeedRecord } from '@korb/contracts/catalogue-feed';
import { dayAt } from '@korb/domain/prices';
import { surrogateKeys } from '@korb/domain/surrogate-keys';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { toStoredProduct } from './import.mapper.ts';
import { insertPastPrices, repriceOffers, upsertOffers } from './import-offers.sql.ts';
import { insertPictures } from './import-pictures.sql.ts';
import { type ReadPhoto, takePicture } from './import-pictures.ts';
import {
	listKnownProducts,
	listUnknownSkus,
	type StoredProduct,
	upsertProducts,
} from './import-products.sql.ts';
import type { RecordOf } from './import-record.ts';
import {
	analyzeCatalogue,
	arrangeCategories,
	listKnownSlugs,
	upsertBrands,
	upsertCategories,
} from './import-tree.sql.ts';
import { listShelvesOf, markRegionalShelves, markShelves } from './mark-shelves.sql.ts';

export type ImportDeps = { db: Database; outbox: Outbox; clock: () => Date };
export type Feed = { lines: AsyncIterable<string>; readPhoto: ReadPhoto };
export type Rejection = { line: number; reason: string };
export type ImportSummary = {
	lines: number;
	rejected: number;
	changed: { [kind: string]: number };
};

type Line<Record extends FeedRecord = FeedRecord> = { line: number; record: Record };
type Job = {
	tenantId: string;
	today: string;
	known: { categories: Set<string>; brands: Set<string> };
	readPhoto: ReadPhoto;
	reject: (rejection: Rejection) => void;
};
type Changes = {
	products: Set<string>;
	shelves: Set<string>;
	offers: { sku: string; region: string }[];
	isRenamed: boolean;
};

const BATCH_LINES = 5000;
/** More keys than this and one purge of the whole shop is the smaller evil. */
const MAX_PURGED_PRODUCTS = 500;

/**
 * Takes a feed line by line. A batch is one transaction, so a broken import can simply be repeated:
 * what is there already changes nothing. Lists and search follow by `refreshShelves`.
 */
export async function importFeed(
	deps: ImportDeps,
	tenant: { id: string; timeZone: string },
	{ lines, readPhoto }: Feed,
	onReject: (rejection: Rejection) => void,
): Promise<ImportSummary> {
	const summary: ImportSummary = { lines: 0, rejected: 0, changed: {} };
	const job: Job = {
		tenantId: tenant.id,
		today: dayAt(deps.clock(), tenant.timeZone),
		known: await loadKnown(deps.db, tenant.id),
		readPhoto,
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
	// One batch is read while the database is busy with the one before.
	let writing = Promise.resolve();
	for await (const text of lines) {
		summary.lines++;
		if (text.trim() === '') continue;
		const record = parseLine(text, summary.lines, job.reject);
		if (record) batch.push({ line: summary.lines, record });
		if (batch.length < BATCH_LINES) continue;
		await writing;
		writing = write(batch);
		// Whoever waits for it next gets to know; until then a failure is not a crash.
		writing.catch(() => {});
		batch = [];
	}
	await writing;
	await write(batch);
	return summary;
}

function parseLine(text: string, line: number, reject: Job['reject']): FeedRecord | null {
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

async function writeBatch(deps: ImportDeps, job: Job, batch: Line[]) {
	return deps.db.transaction(async (tx) => {
		const changes: Changes = {
			products: new Set(),
			shelves: new Set(),
			offers: [],
			isRenamed: false,
		};
		const categories = await writeCategories(tx, job, only(batch, 'category'), changes);
		const brands = await writeBrands(tx, job, only(batch, 'brand'), changes);
		const products = await writeProducts(tx, job, only(batch, 'product'), changes);
		await writePastPrices(tx, job, only(batch, 'past-price'));
		const offers = await writeOffers(tx, job, only(batch, 'offer'), changes);
		await markShelves(tx, job.tenantId, [...changes.shelves]);
		if (changes.offers.length > 0) await markRegionalShelves(tx, job.tenantId, changes.offers);
		const keys = purgedKeys(job.tenantId, changes);
		if (keys.length > 0) await deps.outbox.enqueue(tx, 'purge-edge', { keys });
		return { categories, brands, products, offers };
	});
}

async function writeCategories(
	tx: Tx,
	job: Job,
	lines: Line<RecordOf<'category'>>[],
	changes: Changes,
) {
	const accepted = lines.filter(({ line, record }) => {
		const isRooted = record.parent === null || job.known.categories.has(record.parent);
		if (isRooted) job.known.categories.add(record.slug);
		else job.reject({ line, reason: `parent: no category ${record.parent}` });
		return isRooted;
	});
	if (accepted.length === 0) return 0;
	const changed = await upsertCategories(
		tx,
		job.tenantId,
		latest(accepted, ({ slug }) => slug),
	);
	if (changed.length === 0) return 0;
	const loose = await arrangeCategories(tx, job.tenantId);
	if (loose > 0) throw new Error(`${loose} categories hang in a loop`);
	changes.isRenamed = true;
	for (const shelf of await listShelvesOf(tx, job.tenantId, changed)) changes.shelves.add(shelf);
	changes.shelves.add('all');
	return changed.length;
}

async function writeBrands(tx: Tx, job: Job, lines: Line<RecordOf<'brand'>>[], changes: Changes) {
	if (lines.length === 0) return 0;
	const changed = await upsertBrands(
		tx,
		job.tenantId,
		latest(lines, ({ slug }) => slug),
	);
	for (const { record } of lines) job.known.brands.add(record.slug);
	for (const slug of changed) changes.shelves.add(`b:${slug}`);
	if (changed.length > 0) {
		changes.isRenamed = true;
		changes.shelves.add('all');
	}
	return changed.length;
}

async function writeProducts(
	tx: Tx,
	job: Job,
	lines: Line<RecordOf<'product'>>[],
	changes: Changes,
) {
	if (lines.length === 0) return 0;
	const stored = await listKnownProducts(
		tx,
		job.tenantId,
		lines.map(({ record }) => record.sku),
		lines.map(({ record }) => record.slug),
	);
	const bySku = new Map(stored.map((product) => [product.sku, product]));
	const ownerOf = new Map(stored.map(({ slug, sku }) => [slug, sku]));
	const rows = new Map<string, { record: FeedProduct; row: StoredProduct }>();
	for (const { line, record } of lines) {
		const reason = refusalOf(record, job, ownerOf);
		const picture = reason
			? { refusal: reason }
			: await takePicture(tx, record.picture, job.readPhoto);
		if ('refusal' in picture) {
			job.reject({ line, reason: picture.refusal });
			continue;
		}
		ownerOf.set(record.slug, record.sku);
		rows.set(record.sku, { record, row: toStoredProduct(record, picture.id) });
	}
	const changed = [...rows.values()].filter(
		({ row }) => bySku.get(row.sku)?.fingerprint !== row.fingerprint,
	);
	if (changed.length === 0) return 0;
	await insertPictures(
		tx,
		changed.map(({ record, row }) => ({ id: row.picture_id, source: record.picture })),
	);
	await upsertProducts(
		tx,
		job.tenantId,
		changed.map(({ row }) => row),
	);
	await repriceOffers(
		tx,
		job.tenantId,
		changed.map(({ row }) => row.sku),
	);

	const homes = new Set<string>();
	for (const { row } of changed) {
		const before = bySku.get(row.sku);
		for (const slug of [...row.categories, ...(before?.categories ?? [])]) homes.add(slug);
		for (const brand of [row.brand, before?.brand]) if (brand) changes.shelves.add(`b:${brand}`);
		changes.products.add(row.sku);
	}
	for (const shelf of await listShelvesOf(tx, job.tenantId, [...homes])) changes.shelves.add(shelf);
	changes.shelves.add('all');
	return changed.length;
}

function refusalOf(
	record: RecordOf<'product'>,
	{ known }: Job,
	ownerOf: Map<string, string>,
): string | null {
	const stranger = record.categories.find((slug) => !known.categories.has(slug));
	if (stranger) return `categories: no category ${stranger}`;
	if (record.brand && !known.brands.has(record.brand)) return `brand: no brand ${record.brand}`;
	const owner = ownerOf.get(record.slug) ?? record.sku;
	return owner === record.sku ? null : `slug: belongs to ${owner}`;
}

async function writeOffers(tx: Tx, job: Job, lines: Line<RecordOf<'offer'>>[], changes: Changes) {
	const known = await withKnownSku(tx, job, lines);
	const sound = known.filter(({ line, record: { promotion } }) => {
		const isBackwards = promotion !== undefined && promotion.endsOn < promotion.startsOn;
		if (isBackwards) job.reject({ line, reason: 'promotion: ends before it starts' });
		return !isBackwards;
	});
	if (sound.length === 0) return 0;
	const offers = latest(sound, ({ sku, region }) => `${sku} ${region}`);
	changes.offers = await upsertOffers(tx, job.tenantId, job.today, offers);
	for (const { sku } of changes.offers) changes.products.add(sku);
	return changes.offers.length;
}

async function writePastPrices(tx: Tx, job: Job, lines: Line<RecordOf<'past-price'>>[]) {
	const known = await withKnownSku(tx, job, lines);
	if (known.length === 0) return;
	await insertPastPrices(
		tx,
		job.tenantId,
		known.map(({ record }) => record),
	);
}

async function withKnownSku<Record extends RecordOf<'offer' | 'past-price'>>(
	tx: Tx,
	job: Job,
	lines: Line<Record>[],
): Promise<Line<Record>[]> {
	if (lines.length === 0) return [];
	const skus = [...new Set(lines.map(({ record }) => record.sku))];
	const unknown = new Set(await listUnknownSkus(tx, job.tenantId, skus));
	for (const { line, record } of lines) {
		if (unknown.has(record.sku)) job.reject({ line, reason: `sku: no product ${record.sku}` });
	}
	return lines.filter(({ record }) => !unknown.has(record.sku));
}

function purgedKeys(tenantId: string, { isRenamed, products }: Changes): string[] {
	return isRenamed ? [surrogateKeys.tenant(tenantId)] : productKeys(tenantId, products);
}

export function productKeys(tenantId: string, skus: Set<string>): string[] {
	if (skus.size > MAX_PURGED_PRODUCTS) return [surrogateKeys.tenant(tenantId)];
	return [...skus].map((sku) => surrogateKeys.product(tenantId, sku));
}

async function loadKnown(db: Database, tenantId: string): Promise<Job['known']> {
	const { categories, brands } = await db.snapshot((tx) => listKnownSlugs(tx, tenantId));
	return { categories: new Set(categories), brands: new Set(brands) };
}

function only<Type extends FeedRecord['type']>(batch: Line[], type: Type): Line<RecordOf<Type>>[] {
	return batch.filter(({ record }) => record.type === type) as Line<RecordOf<Type>>[];
}

/** Of two lines about the same thing the later one counts. */
function latest<Record extends FeedRecord>(
	lines: Line<Record>[],
	keyOf: (record: Record) => string,
): Record[] {
	return [...new Map(lines.map(({ record }) => [keyOf(record), record])).values()];
}

function addUp(total: ImportSummary['changed'], more: ImportSummary['changed']): void {
	for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
}
