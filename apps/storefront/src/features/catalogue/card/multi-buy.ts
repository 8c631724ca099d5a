import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

const load = async () => ({ default: (await import('./multi-buy-note.tsx')).MultiBuyNote });

/** On a card, below the regular price. */
export const MultiBuy = lazyHydrate(import.meta.env.SSR ? await load() : load);
