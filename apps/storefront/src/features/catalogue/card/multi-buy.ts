import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';

/** On a card, below the regular price. Few products have one, so no page preloads its styles. */
export const MultiBuy = lazyHydrate(
	async () => (await import('./multi-buy-note.tsx')).MultiBuyNote,
	{ preload: 'none' },
);
