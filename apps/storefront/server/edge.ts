import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';

const DEADLINE_MS = 1000;
/** An edge that restarts, or has just closed an idle connection, answers a moment later. */
const RETRY_AFTER_MS = [200, 800];

/**
 * Marks everything with these surrogate keys as stale on every edge. One that stays unreachable
 * keeps serving its pages until they expire.
 */
export async function purgeEdges(
	edgeUrls: string[],
	keys: string[],
	log: FastifyBaseLogger,
): Promise<void> {
	await Promise.all(
		edgeUrls.map(async (edge) => {
			for (let attempt = 0; ; attempt++) {
				try {
					return await purge(edge, keys);
				} catch (error) {
					const pauseMs = RETRY_AFTER_MS[attempt];
					if (pauseMs === undefined)
						return log.warn({ err: error, edge, keys }, 'edge purge failed');
					await sleep(pauseMs, undefined, { ref: false });
				}
			}
		}),
	);
}

async function purge(edge: string, keys: string[]): Promise<void> {
	const { body, statusCode } = await request(edge, {
		method: 'PURGE',
		headers: { 'xkey-purge': keys.join(' ') },
		signal: AbortSignal.timeout(DEADLINE_MS),
	});
	await body.dump();
	if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
}
