/** More would fight with what the shopper is looking at. */
export const MAX_PRELOADS = 5;

export type Preloader = {
	/** Runs the job once per key, when one of the places is free. */
	add(key: string, job: () => Promise<unknown>): void;
};

export function createPreloader(limit: number = MAX_PRELOADS): Preloader {
	const seen = new Set<string>();
	const waiting: (() => Promise<unknown>)[] = [];
	let running = 0;
	const next = () => {
		const job = running < limit ? waiting.shift() : undefined;
		if (!job) return;
		running++;
		// Preloading is a favour: what fails now is asked for again when it is needed.
		job()
			.catch(() => {})
			.finally(() => {
				running--;
				next();
			});
	};
	return {
		add(key, job) {
			if (seen.has(key)) return;
			seen.add(key);
			waiting.push(job);
			next();
		},
	};
}
