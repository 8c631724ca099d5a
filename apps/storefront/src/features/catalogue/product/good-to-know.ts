import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

const load = async () => ({ default: (await import('./good-to-know-list.tsx')).GoodToKnowList });

/** Availability, and how the product gets from the shelf to the table. */
export const GoodToKnow = lazyHydrate(import.meta.env.SSR ? await load() : load);
