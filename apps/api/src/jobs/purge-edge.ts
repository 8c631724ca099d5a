const DEADLINE_MS = 2000;

/** Marks pages as stale on every edge. Purging twice does no harm, so a failed round is repeated whole. */
export async function purgeEdge(edges: string[], keys: string[]): Promise<void> {
	const header = [...new Set(keys)].join(' ');
	await Promise.all(
		edges.map(async (edge) => {
			const answer = await fetch(edge, {
				method: 'PURGE',
				headers: { 'xkey-purge': header },
				signal: AbortSignal.timeout(DEADLINE_MS),
			});
			if (!answer.ok) throw new Error(`${edge} answered ${answer.status} to a purge`);
		}),
	);
}
