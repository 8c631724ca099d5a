import { aliveLater } from '../../../lib/alive-later.tsx';

const load = async () => ({ default: (await import('./multi-buy-note.tsx')).MultiBuyNote });

/** On a card, below the price of one. */
export const MultiBuy = aliveLater(import.meta.env.SSR ? await load() : load);
