import { useState } from 'react';

/**
 * True from the first opening on: an overlay's code loads then, and stays mounted for its exit
 * animation.
 */
export function useOnceOpen(open: boolean): boolean {
	const [used, setUsed] = useState(open);
	if (open && !used) setUsed(true);
	return used;
}
