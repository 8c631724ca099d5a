import { aliveLater } from '../../../lib/alive-later.tsx';

const load = async () => ({ default: (await import('./good-to-know-list.tsx')).GoodToKnowList });

/** Whether it can be had, and what happens between the shelf and the table. */
export const GoodToKnow = aliveLater(import.meta.env.SSR ? await load() : load);
