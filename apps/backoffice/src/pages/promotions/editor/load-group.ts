import type { DeskProductList } from '@korb/contracts/admin/assortment/assortment';
import { listDeskProducts } from '@korb/contracts/admin/assortment/assortment-paths';
import { call } from '../../../platform/api/api.ts';

export type ProductGroup = { category: string } | { brand: string };
export type GroupProduct = { sku: string; name: string; regions: string[] };
export type TakenOffer = { sku: string; name: string; region: string; endsOn: string };
type Group = { products: GroupProduct[]; taken: TakenOffer[]; isComplete: boolean };

/**
 * The products of a category or brand, each in those of the regions that offer it, up to so many
 * prices; without offers of another promotion, which could not be published until that ends. A list
 * has the offers of few regions, so it is asked once for each.
 */
export async function loadGroup(
	group: ProductGroup,
	regions: readonly string[],
	room: number,
): Promise<Group> {
	const found = new Map<string, GroupProduct>();
	const taken: TakenOffer[] = [];
	let left = room;
	for (const region of regions) {
		let after: string | null = '';
		while (after !== null) {
			const page: DeskProductList = await call(listDeskProducts, {
				query: { ...group, region, pageSize: 100, ...(after && { after }) },
			});
			for (const { sku, name, offers } of page.products) {
				const offer = offers.find((each) => each.region === region);
				if (!offer) continue;
				if (offer.promotionEndsOn !== null) {
					taken.push({ sku, name, region, endsOn: offer.promotionEndsOn });
					continue;
				}
				if (left-- <= 0) return { products: [...found.values()], taken, isComplete: false };
				const known = found.get(sku);
				if (known) known.regions.push(region);
				else found.set(sku, { sku, name, regions: [region] });
			}
			after = page.next;
		}
	}
	return { products: [...found.values()], taken, isComplete: true };
}
