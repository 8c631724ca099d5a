import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { ListSummary, ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import type { LineRow } from './lines.sql.ts';
import type { Access } from './list-access.ts';
import type { ListRow, SummaryRow } from './lists.sql.ts';

export function toList(
	row: ListRow,
	access: Access,
	lines: LineRow[],
	products: Product[],
): ShoppingList {
	const bySku = new Map(products.map((product) => [product.sku, product]));
	return {
		listId: row.list_id,
		name: row.name,
		access,
		shared: access === 'own' ? row.share_right : null,
		lines: lines.map((line) => ({
			lineId: line.line_id,
			sku: line.sku,
			text: line.text,
			quantity: line.quantity,
			product: bySku.get(line.sku ?? '') ?? null,
		})),
	};
}

export function toSummary(row: SummaryRow, products: Product[]): ListSummary {
	const byId = new Map(products.map((product) => [product.productId, product]));
	return {
		listId: row.list_id,
		name: row.name,
		shared: row.share_right,
		lineCount: row.line_count,
		pictures: row.product_ids.flatMap((id) => byId.get(String(id)) ?? []),
	};
}
