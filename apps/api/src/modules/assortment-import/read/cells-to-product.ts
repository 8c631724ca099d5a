import { FeedProduct } from '@korb/contracts/catalogue/catalogue-feed';
import type { ImportField } from '@korb/domain/catalogue/import-fields';
import { toAllergen } from './allergen-names.ts';
import { NOTHING, toCents, toDecimal } from './cell-numbers.ts';
import type { ProductValues } from './product-values.ts';

type Reader = (text: string) => ProductValues | undefined;

/** What a column says about a product; undefined if it cannot be read. */
export const productReaders: Partial<Record<ImportField, Reader>> = {
	name: (text) => valid('name', text),
	brand: (text) => (text === NOTHING ? { brand: null } : { brand: text }),
	category: (text) => ({ categories: toList(text, /[;|]/) }),
	description: (text) => valid('description', text === NOTHING ? '' : text),
	contentText: (text) => valid('contentText', text),
	netContent: (text) => valid('netContent', toDecimal(text)),
	eans: (text) => (text === NOTHING ? { eans: [] } : valid('eans', toList(text, /[\s,;|]+/))),
	allergens: (text) => {
		if (text === NOTHING) return { allergens: [] };
		const allergens = toList(text, /[,;|]/).map(toAllergen);
		return allergens.includes(undefined) ? undefined : ({ allergens } as ProductValues);
	},
	ingredients: (text) => (text === NOTHING ? { ingredients: null } : { ingredients: text }),
	origin: (text) =>
		text === NOTHING
			? { origin: null }
			: /^[A-Za-z]{2}$/.test(text)
				? { origin: text.toUpperCase() }
				: undefined,
	deposit: (text) => {
		const isNone = text === NOTHING || /^0+([.,]0+)?$/.test(text);
		return valid('depositCents', isNone ? 0 : toCents(text));
	},
};

/** Trimmed afterwards: spaces in the separator take quadratic time in a long cell of spaces. */
function toList(text: string, separator: RegExp): string[] {
	const parts = text.split(separator).map((part) => part.trim());
	return [...new Set(parts.filter((part) => part !== ''))];
}

function valid(field: keyof typeof FeedProduct.shape, value: unknown): ProductValues | undefined {
	if (value === undefined) return undefined;
	const { success } = FeedProduct.shape[field].safeParse(value);
	return success ? ({ [field]: value } as ProductValues) : undefined;
}
