import { expect, it } from 'vitest';
import { isUsable, matchColumns } from './import-fields.ts';

it('finds columns by the names that merchants use', () => {
	expect(matchColumns(['Artikel-Nr.', 'Bezeichnung', 'VK Preis', 'Bestand'])).toEqual({
		sku: 0,
		price: 2,
		stock: 3,
	});
	expect(matchColumns(['region', 'SKU', 'Price', 'price_cents'])).toEqual({
		region: 0,
		sku: 1,
		priceCents: 3,
	});
	expect(matchColumns(['Verfügbarkeit', 'Aktion ab', 'Aktion bis', 'Aktionspreis'])).toEqual({
		availability: 0,
		promotionStartsOn: 1,
		promotionEndsOn: 2,
		promotionPrice: 3,
	});
});

it('needs an article number and something to change', () => {
	expect(isUsable({ sku: 0, stock: 1 })).toBe(true);
	expect(isUsable({ sku: 0, region: 1 })).toBe(false);
	expect(isUsable({ price: 0 })).toBe(false);
});

it('finds columns of products, but not in a list of prices', () => {
	expect(matchColumns(['Art.-Nr.', 'Bezeichnung', 'Marke', 'Warengruppe', 'EAN-Code'])).toEqual({
		...{ sku: 0, name: 1, brand: 2, category: 3, eans: 4 },
	});
	expect(matchColumns(['sku', 'name', 'brand', 'stock'])).toEqual({ sku: 0, stock: 3 });
});
