import { Worker } from 'node:worker_threads';
import { guessableWords, LOWEST_SCORE } from '@korb/domain/customer/password';
import { ApiError } from '../../../errors.ts';

export type Question = { id: number; password: string; words: string[] };
export type Answer = { id: number; score: number };

/**
 * Refuses common and easily guessed passwords. The words are those an attacker would try first:
 * the shop, the customer's name and address.
 */
export async function requireStrongPassword(password: string, words: string[]): Promise<void> {
	if ((await rate(password, guessableWords(words))) >= LOWEST_SCORE) return;
	throw new ApiError('password_refused', 'The password is too easy to guess.');
}

type Waiting = { resolve: (score: number) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Rating takes up to a tenth of a second: a thread of its own keeps the event loop free. */
function rate(password: string, words: string[]): Promise<number> {
	worker ??= startWorker();
	const id = ++lastId;
	const score = new Promise<number>((resolve, reject) => waiting.set(id, { resolve, reject }));
	worker.postMessage({ id, password, words } satisfies Question);
	return score;
}

/** Started by the first password that is set. */
function startWorker(): Worker {
	const started = new Worker(new URL('./password-strength.worker.ts', import.meta.url));
	started.unref();
	started.on('message', ({ id, score }: Answer) => {
		waiting.get(id)?.resolve(score);
		waiting.delete(id);
	});
	started.on('error', (error) => {
		worker = null;
		for (const { reject } of waiting.values()) reject(error);
		waiting.clear();
	});
	return started;
}
