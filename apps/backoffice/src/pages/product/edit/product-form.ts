import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { EditableField, EditableProduct } from '@korb/contracts/admin/assortment/product-edit';
import type { Allergen, Nutrition, ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';
import { parseCents, writeCents } from '../../../platform/i18n/parse-cents.ts';
import { parseDecimal, writeDecimal } from '../../../platform/i18n/parse-decimal.ts';

export const nutrients = [
	'energyKj',
	'energyKcal',
	'fatGrams',
	'saturatesGrams',
	'carbohydrateGrams',
	'sugarsGrams',
	'fibreGrams',
	'proteinGrams',
	'saltGrams',
] as const;
export type Nutrient = (typeof nutrients)[number];

/** As typed. */
export type ProductForm = {
	name: string;
	brand: string;
	category: string;
	description: string;
	contentText: string;
	netContent: string;
	deposit: string;
	maxQuantity: string;
	minimumAge: string;
	keywords: string;
	labels: ProductLabel[];
	origin: string;
	originText: string;
	ingredients: string;
	allergens: Allergen[];
	storage: string;
	preparation: string;
	producer: string;
	per: Nutrition['per'];
	nutrition: Record<Nutrient, string>;
};

export function toForm(product: DeskProduct, tag: string): ProductForm {
	const { food, brand, minimumAge } = product;
	const nutrition = food?.nutrition;
	const amount = (nutrient: Nutrient) => {
		const value = nutrition?.[nutrient];
		return value === undefined ? '' : writeDecimal(value, tag);
	};
	return {
		name: product.name,
		brand: brand?.slug ?? '',
		category: product.parentCategories.at(-1)?.slug ?? '',
		description: product.description,
		contentText: product.contentText,
		netContent: writeDecimal(product.netContent, tag),
		deposit: writeCents(product.depositPrice, tag),
		maxQuantity: String(product.maxQuantity),
		minimumAge: minimumAge === null ? '' : String(minimumAge),
		keywords: product.keywords.join(', '),
		labels: product.labels,
		origin: product.origin ?? '',
		originText: product.originText ?? '',
		ingredients: food?.ingredients ?? '',
		allergens: food?.allergens ?? [],
		storage: food?.storage ?? '',
		preparation: food?.preparation ?? '',
		producer: food?.producer ?? '',
		per: nutrition?.per ?? '100g',
		nutrition: Object.fromEntries(
			nutrients.map((nutrient) => [nutrient, amount(nutrient)]),
		) as ProductForm['nutrition'],
	};
}

/** What the form says; undefined where that is no value. */
export function readForm(form: ProductForm): {
	[Field in EditableField]: EditableProduct[Field] | undefined;
} {
	const maxQuantity = /^\s*\d{1,3}\s*$/.test(form.maxQuantity) ? Number(form.maxQuantity) : 0;
	const origin = form.origin.trim().toUpperCase();
	return {
		name: required(form.name),
		brand: optional(form.brand),
		category: required(form.category),
		description: form.description.trim(),
		contentText: required(form.contentText),
		netContent: parseDecimal(form.netContent) || undefined,
		depositCents: parseCents(form.deposit) ?? undefined,
		maxQuantity: maxQuantity || undefined,
		minimumAge: form.minimumAge === '' ? null : form.minimumAge === '16' ? 16 : 18,
		keywords: form.keywords
			.split(',')
			.map((keyword) => keyword.trim())
			.filter(Boolean),
		labels: form.labels.toSorted(),
		origin: origin === '' ? null : /^[A-Z]{2}$/.test(origin) ? origin : undefined,
		originText: optional(form.originText),
		ingredients: optional(form.ingredients),
		allergens: form.allergens.toSorted(),
		storage: optional(form.storage),
		preparation: optional(form.preparation),
		producer: optional(form.producer),
		nutrition: readNutrition(form),
	};
}

/** All of it, or none. */
function readNutrition({ per, nutrition }: ProductForm): Nutrition | null | undefined {
	const typed = Object.values(nutrition).some((amount) => amount.trim() !== '');
	if (!typed) return null;
	const { fibreGrams, ...others } = nutrition;
	const amounts = Object.entries(others).map(([name, amount]) => [name, parseDecimal(amount)]);
	const fibre = fibreGrams.trim() === '' ? undefined : parseDecimal(fibreGrams);
	if (fibre === null || amounts.some(([, amount]) => amount === null)) return undefined;
	return {
		per,
		...Object.fromEntries(amounts),
		...(fibre !== undefined && { fibreGrams: fibre }),
	} as Nutrition;
}

const required = (text: string) => text.trim() || undefined;
const optional = (text: string) => text.trim() || null;

export type FormChange = {
	edit: Partial<EditableProduct>;
	changed: EditableField[];
	invalid: EditableField[];
};

/** What of the form differs from the product; only that is sent. */
export function changeOf(product: DeskProduct, form: ProductForm, tag: string): FormChange {
	const before = readForm(toForm(product, tag));
	const after = readForm(form);
	const changed = (Object.keys(after) as EditableField[]).filter(
		(field) => stable(before[field]) !== stable(after[field]),
	);
	return {
		edit: Object.fromEntries(changed.map((field) => [field, after[field]])),
		changed,
		invalid: changed.filter((field) => after[field] === undefined),
	};
}

function stable(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		return JSON.stringify(value);
	}
	return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
