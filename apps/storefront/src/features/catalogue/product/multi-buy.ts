import { aliveLater } from '../../../lib/alive-later.tsx';

const load = async () => ({ default: (await import('./multi-buy-row.tsx')).MultiBuyRow });

/** What each costs for whoever takes several. */
export const MultiBuy = aliveLater(import.meta.env.SSR ? await load() : load);
