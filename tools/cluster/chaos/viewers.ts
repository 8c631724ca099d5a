import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededChoice, type SeededChoice } from '../../chaos/seeded-choice.ts';
import type { Send } from '../../checkout/http-shopper.ts';
import { type FailedRequest, noteFailure } from './failed-requests.ts';
import type { TraceRequest } from './request-trace.ts';

const VIEWS_PER_SECOND = 12;

export type Views = {
	count: number;
	/** Answers by cache state, which shows that the edges were at work. */
	byCache: Record<string, number>;
	slowestMs: number;
	failures: FailedRequest[];
	trace: TraceRequest;
};

/** Looks at pages until the run is over, and never tries twice. */
export async function viewPages(
	send: Send,
	origin: string,
	{ seed, number, paths }: { seed: string; number: number; paths: string[] },
	views: Views,
	isOver: () => boolean,
): Promise<void> {
	const choose = createSeededChoice(seed, `viewer ${number}`);
	// Round and round, so that an edge that came back empty is soon full again.
	const order = shuffle(paths, choose);
	for (let turn = 0; !isOver(); turn++) {
		const path = order[turn % order.length] ?? '/';
		const startedAt = Date.now();
		await noteFailure(path, views, (headers) => view(send, origin + path, { headers }, views));
		views.count++;
		views.slowestMs = Math.max(views.slowestMs, Date.now() - startedAt);
		await sleep(Math.max(0, 1000 / VIEWS_PER_SECOND - (Date.now() - startedAt)));
	}
}

/** Any status but 200 is a failure, and so is half a page. */
async function view(
	send: Send,
	url: string,
	request: RequestInit,
	views: Views,
): Promise<{ status: number }> {
	const answer = await send(url, request);
	const cache = answer.headers.get('x-cache') ?? 'none';
	views.byCache[cache] = (views.byCache[cache] ?? 0) + 1;
	const text = await answer.text();
	if (answer.status !== 200) throw new Error(`status ${answer.status}`);
	if (!text.trimEnd().endsWith('</html>')) {
		throw new Error(`cut off after ${text.length} characters`);
	}
	return answer;
}

/** The pages that the shop tells search engines. */
export async function listPages(send: Send, origin: string): Promise<string[]> {
	const read = async (path: string): Promise<string[]> => {
		const text = await (await send(origin + path, {})).text();
		return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
	};
	const sitemaps = await read('/sitemap.xml');
	return [...new Set((await Promise.all(sitemaps.map(read))).flat())];
}

/** Fills the edges: what was never shown cannot be shown while the database is away. */
export async function warmUp(send: Send, origin: string, paths: string[]): Promise<string[]> {
	const shown: string[] = [];
	for (const path of paths) {
		const answer = await send(origin + path, {});
		await answer.arrayBuffer();
		// A shop without editors has no start page.
		if (answer.status === 200) shown.push(path);
	}
	return shown;
}

function shuffle<T>(list: T[], choose: SeededChoice): T[] {
	const left = [...list];
	return list.map(() => left.splice(choose([...left.keys()]), 1)[0] as T);
}
