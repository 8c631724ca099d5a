import type { Translate } from '../messages.ts';

const named = [
	'004',
	'006',
	'007',
	'022',
	'023',
	'029',
	'031',
	'131',
	'132',
	'140',
	'141',
] as const;

/** What a code of the cart's validation means to a shopper; one without a text of its own is named. */
export function cartProblemText(t: Translate, code: string): string {
	return t(`cart.problem.${named.find((known) => known === code) ?? 'general'}`, { code });
}
