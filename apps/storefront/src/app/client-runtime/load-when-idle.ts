import { whenIdle } from '../../platform/browser/when-idle.ts';

/** One after the other, so that a tap never waits for more than one. */
export function loadWhenIdle(loads: Iterator<() => Promise<unknown>>): void {
	whenIdle(() => {
		const { value: load, done } = loads.next();
		if (done || !navigator.onLine) return;
		const next = () => loadWhenIdle(loads);
		// What fails now is loaded when it is needed.
		load().then(next, next);
	});
}
