import { productImportFields } from '@korb/contracts/admin/assortment/imports';
import { type KnownNames, type ProductState, toProductRecord } from '../../catalogue/index.ts';
import type { Refusal } from '../read/offer-values.ts';
import type { ProductValues } from '../read/product-values.ts';
import { type Change, equals } from './changes.ts';

export type ProductVerdict =
	| { refusal: Refusal }
	/** The product afterwards; it may be as it is. */
	| { changes: Change[]; next: ProductState };

/** What a line would do to the product as it is now. Its pictures and its address stay. */
export function judgeProduct(
	sku: string,
	values: ProductValues,
	known: ProductState | undefined,
	names: KnownNames,
): ProductVerdict {
	if (!known) return refuse('unknownProduct', 'sku', sku);
	if (values.slug !== undefined && values.slug !== known.slug) {
		return refuse('slug', 'slug', values.slug ?? '');
	}
	const resolved = { ...values };
	if (values.brand) {
		const brand = names.brands.get(values.brand.toLowerCase());
		if (!brand) return refuse('unknownBrand', 'brand', values.brand);
		resolved.brand = brand;
	}
	if (values.categories) {
		const slugs = values.categories.map((name) => names.categories.get(name.toLowerCase()));
		const unknown = slugs.indexOf(undefined);
		if (unknown >= 0) return refuse('unknownCategory', 'categories', values.categories[unknown]);
		resolved.categories = slugs as string[];
	}
	const next = { ...known, ...resolved };
	const result = toProductRecord(sku, next);
	if ('field' in result) {
		const value = next[result.field as keyof ProductState];
		return refuse('invalid', result.field, typeof value === 'string' ? value : undefined);
	}
	const changes = productImportFields.flatMap((field) => {
		const [before, after] = [known[field] ?? null, next[field] ?? null];
		return equals(before, after) ? [] : [{ field, before, after }];
	});
	return { changes, next };
}

function refuse(reason: Refusal['reason'], field: string, value = ''): ProductVerdict {
	return { refusal: { reason, field, value: value.slice(0, 80) } };
}
