import { createKeyedLimit } from '../../db/keyed-limit.ts';

/** One change per cart at a time: fifty clicks queue here, not each with a connection of its own. */
export const runExclusive = createKeyedLimit(1);
