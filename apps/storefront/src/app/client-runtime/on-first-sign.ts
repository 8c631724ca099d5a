const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];

/** Runs a job once somebody moves or types: a page that loads in the background never does. */
export function onFirstSign(job: () => void): void {
	const begin = () => {
		for (const type of SIGNS_OF_LIFE) removeEventListener(type, begin, true);
		job();
	};
	for (const type of SIGNS_OF_LIFE) addEventListener(type, begin, { capture: true, passive: true });
}
