import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

const load = async () => ({ default: (await import('./multi-buy-row.tsx')).MultiBuyRow });

/** The multi-buy price on the product page. */
export const MultiBuy = lazyHydrate(import.meta.env.SSR ? await load() : load);
