/** For what follows an input and may take longer than a frame: the answer to the input comes first. */
export function afterPaint(job: () => void): void {
	requestAnimationFrame(() => setTimeout(job));
}
