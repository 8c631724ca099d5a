import type { ColumnMapping, ImportField } from '@korb/domain/catalogue/import-fields';
import { MAX_CENTS, NOTHING, toCents, toDay, toWhole } from './cell-numbers.ts';
import { productReaders } from './cells-to-product.ts';
import type { NamedValues, OfferValues, Refusal } from './offer-values.ts';
import type { ProductValues } from './product-values.ts';

const MAX_STOCK = 1_000_000;

/** An empty cell changes nothing. */
export function cellsToValues(
	cells: readonly string[],
	mapping: ColumnMapping,
	defaultRegion: string,
): NamedValues | Refusal {
	const cell = (field: ImportField) => cells[mapping[field] ?? -1]?.trim() ?? '';
	const invalid = (field: ImportField): Refusal => ({
		reason: 'invalid',
		field,
		value: cell(field).slice(0, 80),
	});
	const sku = cell('sku');
	if (!/^[A-Za-z0-9-]{3,32}$/.test(sku)) return invalid('sku');
	const region = cell('region').toLowerCase() || defaultRegion;
	if (!/^[a-z0-9-]{1,32}$/.test(region)) return invalid('region');
	const offer: OfferValues = {};
	const product: ProductValues = {};
	for (const [field, read] of readersOf(mapping)) {
		const text = cell(field);
		if (text === '') continue;
		const value = read(text);
		if (value === undefined) return invalid(field);
		Object.assign(field in productReaders ? product : offer, value);
	}
	const promotion = promotionOf(cell);
	if (typeof promotion === 'string') return invalid(promotion);
	if (promotion !== undefined) offer.promotion = promotion;
	const values = hasField(offer) ? offer : null;
	if (values === null && !hasField(product)) return { reason: 'nothing' };
	return {
		sku,
		region: values && region,
		values,
		product: hasField(product) ? product : null,
	};
}

function readersOf(mapping: ColumnMapping) {
	const all: Partial<Record<ImportField, Reader | ProductReader>> = {
		...readers,
		...productReaders,
	};
	return (Object.keys(mapping) as ImportField[]).flatMap((field) => {
		const read = all[field];
		return read ? [[field, read] as const] : [];
	});
}

const hasField = (values: object) => Object.keys(values).length > 0;

type ProductReader = NonNullable<(typeof productReaders)[ImportField]>;
type Reader = (text: string) => OfferValues | undefined;

const readers: Partial<Record<ImportField, Reader>> = {
	price: (text) => mapped(toCents(text), (priceCents) => ({ priceCents })),
	priceCents: (text) => mapped(toWhole(text, MAX_CENTS, 1), (priceCents) => ({ priceCents })),
	loyaltyPrice: (text) =>
		text === NOTHING
			? { loyaltyPriceCents: null }
			: mapped(toCents(text), (loyaltyPriceCents) => ({ loyaltyPriceCents })),
	availability: (text) =>
		mapped(availabilities[text.toLowerCase()], (availability) => ({ availability, backOn: null })),
	stock: (text) =>
		text === NOTHING ? { stock: null } : mapped(toWhole(text, MAX_STOCK), (stock) => ({ stock })),
};

function mapped<T, R>(value: T | undefined, to: (value: T) => R): R | undefined {
	return value === undefined ? undefined : to(value);
}

type Promotion = OfferValues['promotion'];

/** The promotion, undefined if there is nothing about one, or the cell that cannot be read. */
function promotionOf(cell: (field: ImportField) => string): Promotion | ImportField {
	const price = cell('promotionPrice');
	if (price === NOTHING) return null;
	if (price === '') return undefined;
	const priceCents = toCents(price);
	if (priceCents === undefined) return 'promotionPrice';
	const startsOn = toDay(cell('promotionStartsOn'));
	if (!startsOn) return 'promotionStartsOn';
	const endsOn = toDay(cell('promotionEndsOn'));
	return endsOn ? { priceCents, startsOn, endsOn } : 'promotionEndsOn';
}

const availabilities: Record<string, NonNullable<OfferValues['availability']>> = {
	available: 'available',
	verfügbar: 'available',
	lieferbar: 'available',
	ja: 'available',
	yes: 'available',
	unavailable: 'unavailable',
	'nicht verfügbar': 'unavailable',
	'nicht lieferbar': 'unavailable',
	nein: 'unavailable',
	no: 'unavailable',
	temporarilyunavailable: 'temporarilyUnavailable',
	'temporarily unavailable': 'temporarilyUnavailable',
	'vorübergehend nicht verfügbar': 'temporarilyUnavailable',
};
