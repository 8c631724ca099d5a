import { afterEach, expect, it, vi } from 'vitest';
import { loadGroup } from './load-group.ts';

afterEach(() => vi.unstubAllGlobals());

type Offers = Record<string, string | null>;
function listProducts(products: Record<string, Offers>): void {
	vi.stubGlobal('fetch', async () =>
		Response.json({
			products: Object.entries(products).map(([sku, offers]) => ({
				...{ sku, name: sku.toLowerCase() },
				offers: Object.entries(offers).map(([region, promotionEndsOn]) => ({
					...{ region, promotionEndsOn },
				})),
			})),
			next: null,
		}),
	);
}

it('leaves out offers of another promotion, and names them', async () => {
	listProducts({
		MILCH: { wien: null, graz: '2026-07-19' },
		BUTTER: { wien: '2026-07-21', graz: '2026-07-21' },
		RAHM: { graz: null },
	});
	const { products, taken, isComplete } = await loadGroup({ brand: 'alm' }, ['wien', 'graz'], 10);
	expect(products).toEqual([
		{ sku: 'MILCH', name: 'milch', regions: ['wien'] },
		{ sku: 'RAHM', name: 'rahm', regions: ['graz'] },
	]);
	expect(taken.map(({ sku, region, endsOn }) => [sku, region, endsOn])).toEqual([
		['BUTTER', 'wien', '2026-07-21'],
		['MILCH', 'graz', '2026-07-19'],
		['BUTTER', 'graz', '2026-07-21'],
	]);
	expect(isComplete).toBe(true);
});

it('needs no room for what it leaves out', async () => {
	listProducts({ BUTTER: { wien: '2026-07-21' }, MILCH: { wien: null }, RAHM: { wien: null } });
	const one = await loadGroup({ category: 'milch' }, ['wien'], 1);
	expect(one.products.map(({ sku }) => sku)).toEqual(['MILCH']);
	expect(one.isComplete).toBe(false);
	expect((await loadGroup({ category: 'milch' }, ['wien'], 2)).isComplete).toBe(true);
});
