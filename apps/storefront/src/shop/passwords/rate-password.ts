import { guessableWords, LOWEST_SCORE } from '@korb/domain/customer/password';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type Strength, strengths } from './strength.ts';

/** Import this module dynamically: its list of common passwords is large. */

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** As the API rates it: what is `weak` here is refused there. */
export function ratePassword(password: string, words: readonly string[]): Strength {
	const { score } = zxcvbn.check(password, guessableWords(words));
	return score < LOWEST_SCORE ? 'weak' : (strengths[score - 1] ?? 'weak');
}
