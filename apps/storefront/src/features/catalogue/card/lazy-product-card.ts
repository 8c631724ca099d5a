import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

/** For islands: most cards on a page are never touched. */
export const LazyProductCard = lazyHydrate(
	async () => (await import('./product-card.tsx')).ProductCard,
);
