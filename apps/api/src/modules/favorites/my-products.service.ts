import type { MyProducts } from '@korb/contracts/customer/favorite-endpoints';
import { isChosen, type MyProductsSort } from '@korb/domain/customer/my-products';
import type { RequestContext } from '../../context.ts';
import { inScope, loadProducts } from '../catalogue/index.ts';
import { requireCustomer } from '../identity/index.ts';
import { listMine, type MyProductRow } from './my-products.sql.ts';

type Query = {
	favorites: boolean;
	purchasedProducts: boolean;
	match: 'any' | 'all';
	sort: MyProductsSort;
	offset: number;
	pageSize: number;
};

export async function listMyProducts(
	ctx: RequestContext,
	region: string,
	query: Query,
): Promise<MyProducts> {
	const key = await requireCustomer(ctx);
	return inScope(ctx, region, async (tx, scope) => {
		const mine = await listMine(tx, key, scope.region, query.sort);
		const chosen = mine.filter((row) => isChosen(toMarks(row), query));
		const page = new Map(
			chosen
				.slice(query.offset, query.offset + query.pageSize)
				.map((row) => [row.sku, row] as const),
		);
		const ids = [...page.values()].map((row) => row.product_id);
		const products = await loadProducts(tx, scope, ids);
		const results = products.flatMap((product) => {
			const row = page.get(product.sku);
			return row ? [{ ...product, ...toMarks(row) }] : [];
		});
		return {
			total: chosen.length,
			count: results.length,
			offset: query.offset,
			results,
			aisles: countAisles(chosen),
			totals: {
				any: mine.length,
				favorites: mine.filter((row) => row.is_favorite).length,
				purchased: mine.filter((row) => row.times_bought > 0).length,
				both: mine.filter((row) => row.is_favorite && row.times_bought > 0).length,
			},
		};
	});
}

function toMarks(row: MyProductRow) {
	return {
		isFavorite: row.is_favorite,
		timesBought: row.times_bought,
		lastBoughtAt: row.last_bought_at?.toISOString() ?? null,
	};
}

function countAisles(rows: MyProductRow[]): MyProducts['aisles'] {
	const groups = Map.groupBy(rows, ({ aisle }) => aisle.slug);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first ? [{ ...first.aisle, count: group.length }] : [];
	});
}
