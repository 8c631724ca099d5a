import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

/** The multi-buy price on the product page. Few products have one, so its styles are not preloaded. */
export const MultiBuy = lazyHydrate(async () => (await import('./multi-buy-row.tsx')).MultiBuyRow, {
	preload: 'none',
});
