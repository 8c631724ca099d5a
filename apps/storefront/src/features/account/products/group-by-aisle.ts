import type { MyProduct, MyProducts } from '@korb/contracts/customer/favorite-endpoints';

type Group = MyProducts['aisles'][number] & { products: MyProduct[] };

/** The aisles of the loaded products; each counts all of its products, also those to come. */
export function groupByAisle(products: MyProduct[], aisles: MyProducts['aisles']): Group[] {
	const loaded = Map.groupBy(products, ({ parentCategories: [top] }) => top?.slug);
	return aisles.flatMap((aisle) => {
		const found = loaded.get(aisle.slug);
		return found ? [{ ...aisle, products: found }] : [];
	});
}
