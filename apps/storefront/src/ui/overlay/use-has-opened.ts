import { useState } from 'react';

/**
 * True from the first opening on: an overlay's code loads then, and stays mounted for its exit
 * animation.
 */
export function useHasOpened(open: boolean): boolean {
	const [hasOpened, setHasOpened] = useState(open);
	if (open && !hasOpened) setHasOpened(true);
	return hasOpened;
}
