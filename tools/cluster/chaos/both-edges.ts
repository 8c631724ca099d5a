import { setTimeout as sleep } from 'node:timers/promises';
import { requestAt } from '../../edge/http-client.ts';
import type { Cluster } from '../cluster.ts';
import { toLoopback } from '../front-client.ts';

const EVERY_MS = 300;

export type Edges = { get(edge: 1 | 2, path: string): Promise<{ status: number; body: string }> };

/** Both edges past the front, which would ask only the one that a page belongs to. */
export function openEdges({ place: { ports } }: Cluster, client: string): Edges {
	const headers = { host: `localhost:${ports.front}` };
	const localAddress = toLoopback(client);
	return {
		get: (edge, path) => requestAt(ports[`edge-${edge}`], path, { headers, localAddress }),
	};
}

/** Whether both edges came to show this text on the page before time was up. */
export async function showOnBoth(
	edges: Edges,
	slug: string,
	text: string,
	isOver: () => boolean,
): Promise<boolean> {
	const isShown = async (edge: 1 | 2) => {
		const answer = await edges.get(edge, `/${slug}`).catch(() => null);
		return answer?.status === 200 && answer.body.includes(text);
	};
	for (;;) {
		const shown = await Promise.all([isShown(1), isShown(2)]);
		if (shown.every(Boolean)) return true;
		if (isOver()) return false;
		await sleep(EVERY_MS);
	}
}
