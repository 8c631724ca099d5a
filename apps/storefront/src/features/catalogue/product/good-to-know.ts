import { lazyHydrate } from '../../../lib/lazy-hydrate.tsx';

const load = async () => ({ default: (await import('./good-to-know-list.tsx')).GoodToKnowList });

/** Whether it can be had, and what happens between the shelf and the table. */
export const GoodToKnow = lazyHydrate(import.meta.env.SSR ? await load() : load);
