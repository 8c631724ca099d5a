import { createTurns } from '../../db/turns.ts';

/** Fifty clicks on one cart wait for each other here, not each with a connection of its own. */
export const inTurn = createTurns(1);
