import type { Tx } from '../../../db/schema.ts';
import { findSlugs, listOfferStates, listProductStates } from '../../catalogue/index.ts';
import type { ImportKey } from '../imports.sql.ts';
import type { NamedValues } from '../read/offer-values.ts';
import { nameOf, type States } from './judge-line.ts';

type Named = Pick<NamedValues, 'sku' | 'region' | 'product'>;

/** What these lines are about, as it is now. */
export async function loadStates(tx: Tx, { tenantId }: ImportKey, lines: Named[]): Promise<States> {
	const rows = await listOfferStates(tx, tenantId, offersOf(lines));
	const names = lines.flatMap(({ product }) => [
		...(product?.brand ? [product.brand] : []),
		...(product?.categories ?? []),
	]);
	return {
		offers: new Map(rows.map((row) => [nameOf(row), row])),
		products: await listProductStates(tx, tenantId, productsOf(lines)),
		names: await findSlugs(tx, tenantId, [...new Set(names.map((name) => name.toLowerCase()))]),
	};
}

export function offersOf(lines: Pick<Named, 'sku' | 'region'>[]) {
	const offers = lines.flatMap(({ sku, region }) => (region === null ? [] : [{ sku, region }]));
	return [...new Map(offers.map((offer) => [nameOf(offer), offer])).values()];
}

export function productsOf(lines: Pick<Named, 'sku' | 'product'>[]): string[] {
	return [...new Set(lines.flatMap(({ sku, product }) => (product ? [sku] : [])))];
}
