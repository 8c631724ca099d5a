import { createKeyedLimit } from '../../db/keyed-limit.ts';

const inWindow = createKeyedLimit(5);

/** A rush for one window leaves connections to shoppers who only want milk (docs/decisions/0024). */
export async function limitPerWindow<T>(
	windowId: string | null,
	work: () => Promise<T>,
): Promise<T> {
	return windowId === null ? work() : inWindow(windowId, work);
}
