import { getChallenge } from '@korb/contracts/forms/forms-paths';
import { api } from '../api/api.ts';
import { isRecaptcha, solveRecaptcha } from './recaptcha.ts';

/** The captcha answer for a form; undefined if the shop uses none. */
export async function solveCaptcha(): Promise<string | undefined> {
	const challenge = await api.call(getChallenge);
	if (!challenge) return undefined;
	if (isRecaptcha(challenge)) return solveRecaptcha(challenge);
	return JSON.stringify({ challenge, solution: await work(challenge) });
}

function work(challenge: object): Promise<unknown> {
	const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
	const solution = new Promise((resolve, reject) => {
		worker.addEventListener('message', ({ data }) => resolve(data));
		worker.addEventListener('error', (event) => reject(new Error(event.message)));
		worker.postMessage(challenge);
	});
	return solution.finally(() => worker.terminate());
}
