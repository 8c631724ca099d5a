/** Preloads a page's code, or its code and data. */
export type PreloadPath = (path: string, what: 'code' | 'data') => void;

/** More would compete with the page the shopper is looking at. */
export const MAX_PRELOADS = 5;

export type Preloader = {
	/** Runs the job once per key, as soon as a slot is free. */
	add(key: string, job: () => Promise<unknown>): void;
};

export function createPreloader(limit: number = MAX_PRELOADS): Preloader {
	const seen = new Set<string>();
	const waiting: (() => Promise<unknown>)[] = [];
	let running = 0;
	const next = () => {
		// Offline, jobs wait for the next one that is added.
		const isFree = running < limit && navigator.onLine !== false;
		const job = isFree ? waiting.shift() : undefined;
		if (!job) return;
		running++;
		// Preloading is best effort: what fails now is fetched when it is needed.
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
