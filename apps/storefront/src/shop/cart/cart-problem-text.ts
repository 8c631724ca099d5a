import type { Translate } from '../../platform/messages/messages.ts';

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
	'260',
	'261',
	'264',
] as const;

/** The message for a cart validation code; other codes share a generic one that includes them. */
export function cartProblemText(t: Translate, code: string): string {
	return t(`cart.problem.${named.find((known) => known === code) ?? 'general'}`, { code });
}
