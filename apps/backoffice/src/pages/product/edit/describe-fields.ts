import type { Translate } from '../../../platform/i18n/locale.tsx';

const known = [
	'name',
	'brand',
	'categories',
	'description',
	'contentText',
	'netContent',
	'depositCents',
	'maxQuantity',
	'minimumAge',
	'keywords',
	'labels',
	'origin',
	'originText',
	'ingredients',
	'allergens',
	'storage',
	'preparation',
	'producer',
	'nutrition',
] as const;

/** Fields of a product in words; its main category is one of its categories. */
export function describeFields(fields: readonly string[], t: Translate): string {
	const names = fields.map((field) => (field === 'category' ? 'categories' : field));
	return known
		.filter((field) => names.includes(field))
		.map((field) => t(`import.field.${field}`))
		.join(', ');
}
