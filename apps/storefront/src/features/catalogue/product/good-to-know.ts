import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

/** Availability, and how the product gets from the shelf to the table. */
export const GoodToKnow = lazyHydrate(
	async () => (await import('./good-to-know-list.tsx')).GoodToKnowList,
);
