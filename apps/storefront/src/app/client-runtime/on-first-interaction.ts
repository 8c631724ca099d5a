const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'];

/** Runs a job once somebody moves or types: a page that loads in the background never does. */
export function onFirstInteraction(job: () => void): void {
	const begin = () => {
		for (const type of INTERACTIONS) removeEventListener(type, begin, true);
		job();
	};
	for (const type of INTERACTIONS) addEventListener(type, begin, { capture: true, passive: true });
}
