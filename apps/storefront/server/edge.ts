import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';

const DEADLINE_MS = 1000;

/** Marks everything filed under the keys as stale, at every edge. A deaf edge only keeps its pages longer. */
export async function purgeEdges(
	edgeUrls: string[],
	keys: string[],
	log: FastifyBaseLogger,
): Promise<void> {
	await Promise.all(
		edgeUrls.map(async (edge) => {
			try {
				const { body } = await request(edge, {
					method: 'PURGE',
					headers: { 'xkey-purge': keys.join(' ') },
					signal: AbortSignal.timeout(DEADLINE_MS),
				});
				await body.dump();
			} catch (error) {
				log.warn({ err: error, edge, keys }, 'purge not delivered');
			}
		}),
	);
}
