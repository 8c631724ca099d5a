import { createKeyedLimit } from '../../db/guards/keyed-limit.ts';

/**
 * One change per cart at a time: concurrent clicks queue here instead of each holding a connection.
 */
export const runExclusive = createKeyedLimit(1);
