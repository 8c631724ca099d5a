const DEADLINE_MS = 2000;
/** Edges reject header lines above 8 kB. */
const MAX_HEADER = 6000;

/** Marks pages as stale on every edge. Idempotent, so a failed run is retried from the start. */
export async function purgeEdge(edges: string[], keys: string[]): Promise<void> {
	for (const header of toHeaders([...new Set(keys)])) {
		await Promise.all(edges.map((edge) => purge(edge, header)));
	}
}

async function purge(edge: string, header: string): Promise<void> {
	const answer = await fetch(edge, {
		method: 'PURGE',
		headers: { 'xkey-purge': header },
		signal: AbortSignal.timeout(DEADLINE_MS),
	});
	if (!answer.ok) throw new Error(`${edge} answered ${answer.status} to a purge`);
}

export function toHeaders(keys: string[]): string[] {
	const headers: string[] = [];
	for (const key of keys) {
		const last = headers.at(-1);
		if (last !== undefined && last.length + key.length < MAX_HEADER) {
			headers[headers.length - 1] = `${last} ${key}`;
		} else {
			headers.push(key);
		}
	}
	return headers;
}
