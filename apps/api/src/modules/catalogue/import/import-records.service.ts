import type {
	FeedPicture,
	FeedProduct,
	FeedRecord,
} from '@korb/contracts/catalogue/catalogue-feed';
import type { Tx } from '../../../db/schema.ts';
import { findListingsOf } from '../listing/mark-listings.sql.ts';
import { toStoredProduct } from './import.mapper.ts';
import { insertPastPrices, repriceOffers, upsertOffers } from './import-offers.sql.ts';
import { insertPictures } from './import-pictures.sql.ts';
import { type PictureImport, takePictures } from './import-pictures.ts';
import {
	listKnownProducts,
	listUnknownSkus,
	listWeighedSkus,
	type StoredProduct,
	upsertProducts,
} from './import-products.sql.ts';
import type { RecordOf } from './import-record.ts';
import { arrangeCategories, upsertBrands, upsertCategories } from './import-tree.sql.ts';

export type Line<Record extends FeedRecord = FeedRecord> = { line: number; record: Record };
export type Rejection = { line: number; reason: string };
export type ImportJob = {
	tenantId: string;
	today: string;
	known: { categories: Set<string>; brands: Set<string> };
	pictures: PictureImport;
	reject: (rejection: Rejection) => void;
};
/** Changes that listings and pages have to follow. */
export type Changes = {
	products: Set<string>;
	listings: Set<string>;
	offers: { sku: string; region: string }[];
	isRenamed: boolean;
};

export async function writeCategories(
	tx: Tx,
	job: ImportJob,
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
	if (loose > 0) throw new Error(`${loose} categories form a cycle`);
	changes.isRenamed = true;
	for (const listing of await findListingsOf(tx, job.tenantId, changed))
		changes.listings.add(listing);
	changes.listings.add('all');
	return changed.length;
}

export async function writeBrands(
	tx: Tx,
	job: ImportJob,
	lines: Line<RecordOf<'brand'>>[],
	changes: Changes,
) {
	if (lines.length === 0) return 0;
	const changed = await upsertBrands(
		tx,
		job.tenantId,
		latest(lines, ({ slug }) => slug),
	);
	for (const { record } of lines) job.known.brands.add(record.slug);
	for (const slug of changed) changes.listings.add(`b:${slug}`);
	if (changed.length > 0) {
		changes.isRenamed = true;
		changes.listings.add('all');
	}
	return changed.length;
}

type TakenProduct = {
	record: FeedProduct;
	pictures: { id: string; source: FeedPicture }[];
	row: StoredProduct;
};

export async function writeProducts(
	tx: Tx,
	job: ImportJob,
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
	const rows = new Map<string, TakenProduct>();
	for (const { line, record } of lines) {
		const reason = refusalOf(record, job, ownerOf);
		const pictures = reason ? { refusal: reason } : await takePictures(tx, record, job.pictures);
		if ('refusal' in pictures) {
			job.reject({ line, reason: pictures.refusal });
			continue;
		}
		ownerOf.set(record.slug, record.sku);
		const ids = pictures.map(({ id }) => id);
		rows.set(record.sku, { record, pictures, row: toStoredProduct(record, ids) });
	}
	const changed = [...rows.values()].filter(
		({ row }) => bySku.get(row.sku)?.fingerprint !== row.fingerprint,
	);
	if (changed.length === 0) return 0;
	await insertPictures(
		tx,
		changed.flatMap(({ pictures }) => pictures),
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
		for (const brand of [row.brand, before?.brand]) if (brand) changes.listings.add(`b:${brand}`);
		changes.products.add(row.sku);
	}
	for (const listing of await findListingsOf(tx, job.tenantId, [...homes]))
		changes.listings.add(listing);
	changes.listings.add('all');
	return changed.length;
}

function refusalOf(
	record: RecordOf<'product'>,
	{ known }: ImportJob,
	ownerOf: Map<string, string>,
): string | null {
	const unknownSlug = record.categories.find((slug) => !known.categories.has(slug));
	if (unknownSlug) return `categories: no category ${unknownSlug}`;
	if (record.brand && !known.brands.has(record.brand)) return `brand: no brand ${record.brand}`;
	const owner = ownerOf.get(record.slug) ?? record.sku;
	return owner === record.sku ? null : `slug: belongs to ${owner}`;
}

export async function writeOffers(
	tx: Tx,
	job: ImportJob,
	lines: Line<RecordOf<'offer'>>[],
	changes: Changes,
) {
	const known = await withKnownSku(tx, job, lines);
	const tiered = known.flatMap(({ record }) => (record.multiBuy ? record.sku : []));
	const weighed = new Set(
		tiered.length === 0 ? [] : await listWeighedSkus(tx, job.tenantId, tiered),
	);
	const sound = known.filter(({ line, record }) => {
		const reason = offerRefusalOf(record, weighed);
		if (reason) job.reject({ line, reason });
		return reason === null;
	});
	if (sound.length === 0) return 0;
	const offers = latest(sound, ({ sku, region }) => `${sku} ${region}`);
	changes.offers = await upsertOffers(tx, job.tenantId, job.today, offers);
	for (const { sku } of changes.offers) changes.products.add(sku);
	return changes.offers.length;
}

function offerRefusalOf(
	{ sku, priceCents, promotion, multiBuy }: RecordOf<'offer'>,
	weighed: ReadonlySet<string>,
): string | null {
	if (promotion && promotion.endsOn < promotion.startsOn) return 'promotion: ends before it starts';
	if (multiBuy && weighed.has(sku)) return 'multiBuy: not for products sold by weight';
	if (multiBuy && multiBuy.priceCents >= priceCents) return 'multiBuy: not below priceCents';
	return null;
}

export async function writePastPrices(
	tx: Tx,
	job: ImportJob,
	lines: Line<RecordOf<'past-price'>>[],
) {
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
	job: ImportJob,
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

/** Of two lines about the same record, the later one wins. */
function latest<Record extends FeedRecord>(
	lines: Line<Record>[],
	keyOf: (record: Record) => string,
): Record[] {
	return [...new Map(lines.map(({ record }) => [keyOf(record), record])).values()];
}
