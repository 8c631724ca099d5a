import {
	type FeedOffer,
	type FeedProduct,
	FeedRecord,
} from '@korb/contracts/catalogue/catalogue-feed';
import type { ColumnMapping } from '@korb/domain/catalogue/import-fields';
import { recordToState } from '../../catalogue/index.ts';
import { cellsToValues } from './cells-to-values.ts';
import type { NamedValues, Refusal } from './offer-values.ts';

type Run = { source: 'upload' | 'feed'; mapping: ColumnMapping; region: string };

export function toValues(sent: unknown, { source, mapping, region }: Run): NamedValues | Refusal {
	if (Array.isArray(sent)) return cellsToValues(sent.map(String), mapping, region);
	if (typeof sent !== 'object' || sent === null) {
		return { reason: 'format', value: shown(sent) };
	}
	const type = 'type' in sent ? sent.type : undefined;
	const types = source === 'feed' ? ['offer'] : ['offer', 'product'];
	if (!types.includes(String(type))) return { reason: 'type', field: 'type', value: shown(type) };
	const result = FeedRecord.safeParse(sent);
	if (result.success) return recordToValues(result.data as FeedOffer | FeedProduct);
	const [issue] = result.error.issues;
	const path = issue?.path ?? [];
	const value = path.reduce<unknown>(
		(at, key) => (at as Record<PropertyKey, unknown>)?.[key],
		sent,
	);
	return { reason: 'invalid', field: path.join('.') || 'record', value: shown(value) };
}

/** A record describes the whole offer or product: what it leaves out, they do not have. */
function recordToValues(record: FeedOffer | FeedProduct): NamedValues {
	if (record.type === 'product') {
		return { sku: record.sku, region: null, values: null, product: recordToState(record) };
	}
	const { sku, region, ...offer } = record;
	return {
		sku,
		region,
		product: null,
		values: {
			priceCents: offer.priceCents,
			loyaltyPriceCents: offer.loyaltyPriceCents ?? null,
			multiBuy: offer.multiBuy ?? null,
			promotion: offer.promotion ?? null,
			availability: offer.availability,
			backOn: offer.backOn ?? null,
			stock: offer.stock ?? null,
			...(offer.countedAt && { countedAt: offer.countedAt }),
		},
	};
}

const MAX_SHOWN = 80;

function shown(value: unknown): string {
	const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
	return text.slice(0, MAX_SHOWN);
}
