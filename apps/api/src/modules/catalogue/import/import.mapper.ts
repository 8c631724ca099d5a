import { createHash } from 'node:crypto';
import type { FeedProduct, PackshotSpec } from '@korb/contracts/catalogue/catalogue-feed';
import { fold } from '@korb/domain/search/search-words';
import type { StoredProduct } from './import-products.sql.ts';

export function toStoredProduct(record: FeedProduct, pictureIds: string[]): StoredProduct {
	const [pictureId = '', ...others] = pictureIds;
	const morePictures = others.length > 0 ? others : undefined;
	const { soldBy, bundle, description, originText, food, keywords } = record;
	return {
		sku: record.sku,
		slug: record.slug,
		name: record.name,
		sort_name: fold(record.name),
		brand: record.brand,
		category: record.categories[0] ?? '',
		categories: [...new Set(record.categories)],
		net_content: record.netContent,
		content_text: record.contentText,
		sold_by: soldBy.kind,
		step_grams: stepGrams(soldBy),
		max_quantity: record.maxQuantity,
		minimum_age: record.minimumAge ?? null,
		deposit_cents: record.depositCents,
		vat_class: record.vatClass,
		bundle_sku: bundle?.sku ?? null,
		bundle_size: bundle?.size ?? null,
		weight_grams: record.weightGrams,
		labels: record.labels,
		origin: record.origin ?? null,
		picture_id: pictureId,
		tint: record.tint,
		popularity: record.popularity,
		listed_on: record.listedOn,
		eans: [...new Set(record.eans)],
		shelf_place: record.shelfPlace ?? null,
		details: { description, originText, food, keywords, morePictures },
		// By content, not by name: a photo file may be replaced.
		fingerprint: hash(JSON.stringify({ ...record, picture: pictureId, morePictures })).slice(0, 27),
	};
}

/** Content-addressed: a new picture gets a new URL, so each can be cached forever. */
export function toPictureId(content: Buffer | PackshotSpec): string {
	const bytes = Buffer.isBuffer(content) ? content : JSON.stringify(content);
	return hash(bytes).slice(0, 20);
}

function stepGrams(soldBy: FeedProduct['soldBy']): number | null {
	if (soldBy.kind === 'piece') return null;
	return soldBy.kind === 'weight' ? soldBy.stepGrams : soldBy.pieceGrams;
}

function hash(content: string | Buffer): string {
	return createHash('sha256').update(content).digest('base64url');
}
