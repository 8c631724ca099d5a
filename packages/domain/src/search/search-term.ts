/** Shorter terms match too much to be useful. */
export const MIN_TERM_LENGTH = 2;
export const MAX_TERM_LENGTH = 80;

/** The term to search for, or null if typing it starts no search. */
export function nextTerm(typed: string, previous: string | null): string | null {
	const term = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH).trim();
	if ([...term].length < MIN_TERM_LENGTH) return null;
	return term === previous ? null : term;
}
