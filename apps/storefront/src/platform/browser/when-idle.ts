/** For whatever hydration and input take priority over. Not every browser tells when it is idle. */
export function whenIdle(job: () => void): void {
	window.requestIdleCallback?.(job) ?? setTimeout(job, 500);
}
