import { useState } from 'react';

/** True from the first opening on, so that what an overlay needs is fetched then and stays for its closing motion. */
export function useOnceOpen(open: boolean): boolean {
	const [used, setUsed] = useState(open);
	if (open && !used) setUsed(true);
	return used;
}
