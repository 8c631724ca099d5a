import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../checkout/http-shopper.ts';
import type { Diary } from './diary.ts';

/** I-54: every request ends within this time, whatever happens. */
const LONGEST_MS = 10_000;

/** Aborts a purchase when the run is over, as if the browser were closed. */
export class RunOver extends Error {}

export type Insist = <T>(what: string, send: () => Promise<Answer<T>>) => Promise<Answer<T>>;

/** Retries until there is a response: a killed shop restarts, an overloaded one answers 503. */
export function createInsist(diary: Diary, isOver: () => boolean, timeoutScale: number): Insist {
	return async (what, send) => {
		for (;;) {
			if (isOver()) throw new RunOver();
			const startedAt = performance.now();
			const answer = await send().catch(() => null);
			const took = Math.round(performance.now() - startedAt);
			if (took > LONGEST_MS * timeoutScale) diary.overdue.push(`${what}: ${took} ms`);
			if (answer?.status === 500) throw new Error(`${what}: ${JSON.stringify(answer.body)}`);
			const isLimited = answer?.status === 429;
			if (answer && answer.status < 500 && !isLimited) return answer;
			diary.repeated++;
			// Insisting through an outage exhausts the limit of a client.
			await sleep(isLimited ? 2000 : 250);
		}
	};
}
