import type { FieldChange, ImportLine } from '@korb/contracts/admin/assortment/imports';
import type { Allergen } from '@korb/contracts/catalogue/catalogue-feed';
import type { Formats } from '../../platform/i18n/formats.ts';
import type { Translate } from '../../platform/i18n/locale.tsx';
import type { UnitName } from '../../session/use-unit-name.ts';

export type Words = {
	t: Translate;
	tag: string;
	formats: Formats;
	currency: string;
	unitName: UnitName;
};
type Field = FieldChange['field'];
type Availability = 'available' | 'temporarilyUnavailable' | 'unavailable';

const offerFields = [
	'priceCents',
	'loyaltyPriceCents',
	'multiBuy',
	'promotion',
	'availability',
	'backOn',
	'stock',
] as const satisfies readonly Field[];

const availabilities = {
	available: 'product.available',
	temporarilyUnavailable: 'product.temporarilyUnavailable',
	unavailable: 'product.unavailable',
} as const;

/** A product is the same in every region, an offer is not. */
export function describeField(
	{ region }: ImportLine,
	change: FieldChange,
	{ t, unitName }: Words,
): string {
	const field = t(`import.field.${change.field}`);
	return isOfOffer(change) ? `${field}, ${unitName(region ?? '')}` : field;
}

export function isOfOffer({ field }: FieldChange): boolean {
	return (offerFields as readonly Field[]).includes(field);
}

/** A value of an offer or a product in words. Only stock can be unlimited; other fields can be missing. */
export function describeValue(
	field: Field,
	value: unknown,
	{ t, tag, formats, currency }: Words,
): string {
	if (value === null || value === undefined) {
		return field === 'stock' ? t('assortment.unlimited') : '–';
	}
	const money = (cents: unknown) => formats.money(Number(cents), currency);
	switch (field) {
		case 'priceCents':
		case 'loyaltyPriceCents':
		case 'depositCents':
			return money(value);
		case 'availability':
			return t(availabilities[value as Availability]);
		case 'promotion': {
			const { priceCents, startsOn, endsOn } = value as Record<string, string>;
			const days = formats.days(`${startsOn}T12:00:00Z`, `${endsOn}T12:00:00Z`);
			return `${money(priceCents)}, ${days}`;
		}
		case 'multiBuy': {
			const { fromQuantity, priceCents } = value as Record<string, number>;
			return t('import.multiBuyFrom', { count: fromQuantity ?? 0, price: money(priceCents) });
		}
		case 'backOn':
		case 'listedOn':
			return formats.date(String(value));
		case 'allergens':
		case 'traces':
			return listed((value as Allergen[]).map((allergen) => t(`allergen.${allergen}`)));
		default:
			return plain(value, tag);
	}
}

function plain(value: unknown, tag: string): string {
	if (typeof value === 'number') return value.toLocaleString(tag);
	if (Array.isArray(value)) return listed(value);
	if (typeof value !== 'object' || value === null) return String(value) || '–';
	return listed(Object.values(value).map((part) => plain(part, tag)));
}

function listed(parts: unknown[]): string {
	return parts.join(', ') || '–';
}
