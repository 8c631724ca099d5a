import type { ReorderResult } from '@korb/contracts/order/customer-orders';
import type { RequestContext } from '../../context.ts';
import { type CartRequest, changeItems, listAlternatives } from '../cart/index.ts';
import type { OrderRow } from '../order-records/index.ts';

/** Adds what is available; the rest is named, with alternatives, also of lines added in part. */
export async function reorder(
	ctx: RequestContext,
	input: CartRequest,
	{ snapshot }: OrderRow,
): Promise<ReorderResult> {
	const lines = snapshot.cart.productLineItems;
	const changes = lines.map(({ product, quantity }) => ({ sku: product.sku, delta: quantity }));
	const { cartDTO, notAddedOrUpdatedItems, capped } = await changeItems(ctx, input, changes);
	const refusals = new Map(notAddedOrUpdatedItems.map(({ sku, code }) => [sku, code]));
	const gone = [...refusals].flatMap(([sku, code]) => (code === 'addproductaborted' ? [sku] : []));
	const alternatives = await listAlternatives(ctx, input.owner, gone);
	return {
		cartDTO,
		addedCount: lines.length - refusals.size,
		missing: lines.flatMap(({ product: { sku, name }, quantity }) => {
			const code = refusals.get(sku) ?? (capped.has(sku) ? 'maxquantityreached' : null);
			if (!code) return [];
			const missing = capped.get(sku) ?? quantity;
			return [{ sku, name, quantity: missing, code, alternatives: alternatives.get(sku) ?? [] }];
		}),
	};
}
