import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';

const DEADLINE_MS = 1000;

/**
 * Marks everything with these surrogate keys as stale on every edge. An unreachable edge keeps
 * serving its pages until they expire.
 */
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
				log.warn({ err: error, edge, keys }, 'edge purge failed');
			}
		}),
	);
}
