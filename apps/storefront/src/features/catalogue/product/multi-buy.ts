import { lazyHydrate } from '../../../lib/lazy-hydrate.tsx';

const load = async () => ({ default: (await import('./multi-buy-row.tsx')).MultiBuyRow });

/** What each costs for whoever takes several. */
export const MultiBuy = lazyHydrate(import.meta.env.SSR ? await load() : load);
