import { createTurns } from '../../db/turns.ts';

const inWindow = createTurns(5);

/** A rush for one window leaves connections to shoppers who only want milk (docs/decisions/0024). */
export async function inTurn<T>(windowId: string | null, work: () => Promise<T>): Promise<T> {
	return windowId === null ? work() : inWindow(windowId, work);
}
