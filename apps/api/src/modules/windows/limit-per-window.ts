import { createKeyedLimit } from '../../db/guards/keyed-limit.ts';

const inWindow = createKeyedLimit(5);

/**
 * Limits concurrency per window, so that a rush for one leaves connections for everyone else
 * (docs/decisions/0024).
 */
export async function limitPerWindow<T>(
	windowId: string | null,
	work: () => Promise<T>,
): Promise<T> {
	return windowId === null ? work() : inWindow(windowId, work);
}
