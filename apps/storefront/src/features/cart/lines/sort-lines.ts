import type { ProductLineItem } from '@korb/contracts/cart/cart';

export const LINE_SORTS = ['category', 'alphabetically', 'chronologically', 'unitprice'] as const;
export type LineSort = (typeof LINE_SORTS)[number];

/** `name` is null where the lines are not grouped. */
export type LineGroup = { name: string | null; lines: ProductLineItem[] };

/** Sorts the cart as the shopper prefers. The input is in the order in which lines were added. */
export function sortLines(
	lines: readonly ProductLineItem[],
	sort: LineSort,
	locale: string,
): LineGroup[] {
	if (lines.length === 0) return [];
	if (sort === 'category') return byAisle(lines);
	const compare: Record<
		Exclude<LineSort, 'category'>,
		(a: ProductLineItem, b: ProductLineItem) => number
	> = {
		alphabetically: (a, b) => a.product.name.localeCompare(b.product.name, locale),
		chronologically: (a, b) => lines.indexOf(b) - lines.indexOf(a),
		unitprice: (a, b) => unitPrice(a) - unitPrice(b),
	};
	return [{ name: null, lines: lines.toSorted(compare[sort]) }];
}

function byAisle(lines: readonly ProductLineItem[]): LineGroup[] {
	const groups = Map.groupBy(lines, ({ product }) => product.parentCategories[0]?.name ?? '');
	return [...groups].map(([name, own]) => ({ name: name || null, lines: own }));
}

function unitPrice({ product }: ProductLineItem): number {
	return product.price?.regular.unitPrice ?? Number.POSITIVE_INFINITY;
}
