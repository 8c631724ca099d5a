import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Answer, Question } from './password-strength.ts';

/** Common passwords only: the words of a language are what good passphrases are made of. */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

parentPort?.on('message', ({ id, password, words }: Question) => {
	const { score } = zxcvbn.check(password, words);
	parentPort?.postMessage({ id, score } satisfies Answer);
});
